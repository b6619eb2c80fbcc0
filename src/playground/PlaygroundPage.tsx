import Layout from '@theme/Layout';
import {Button} from '../ui/Button';
import {useImport} from '../ui/use-import';
import styles from './page.module.css';
import {Waiting} from './Waiting';

const load = () => import('./Workspace');

/** `/playground/`: the editor on a page of its own. Its code comes when the page is there. */
export default function PlaygroundPage() {
  const {module, failed, retry} = useImport(load);
  return (
    <Layout
      title="Playground"
      description="Write a video in the browser: change the code, see the picture, share a link, take the project home."
      noFooter
    >
      <main className={styles.main}>
        <h1 className="visually-hidden">Playground</h1>
        <div className={styles.workspace}>
          {module && <module.Workspace waiting={<Waiting />} />}
          {!module && !failed && <Waiting />}
          {failed && (
            <div className={styles.still} role="alert">
              <p>The editor could not be loaded. Are you offline?</p>
              <Button onClick={retry}>Try again</Button>
            </div>
          )}
          {!module && <WithoutScripts />}
        </div>
      </main>
    </Layout>
  );
}

/** What the page is for, and where the same code can be read: an editor needs scripts. */
function WithoutScripts() {
  return (
    <noscript>
      <div className={styles.still}>
        <p>
          Here you change the code of a video and see the picture at once. The editor, and the
          preview, are scripts, which this browser doesn’t run.
        </p>
        <p>
          All that you could start from is on pages that need none: the{' '}
          <a href="/docs/recipes/">recipes</a> and the <a href="/demos/">demos</a> show a picture
          and the whole code of each. To write a video on your own computer, begin with{' '}
          <a href="/docs/">Creating a new project</a>.
        </p>
      </div>
    </noscript>
  );
}
