import Layout from '@theme/Layout';
import {type ComponentType, useEffect, useState} from 'react';
import {Button} from '../ui/Button';
import styles from './page.module.css';

/** `/playground/`: the editor on a page of its own. Its code comes when the page is there. */
export default function PlaygroundPage() {
  const [Workspace, setWorkspace] = useState<ComponentType | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks anew
  useEffect(() => {
    let current = true;
    setFailed(false);
    import('./Workspace').then(
      (module) => current && setWorkspace(() => module.Workspace),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [attempt]);
  return (
    <Layout
      title="Playground"
      description="Write a video in the browser: change the code, see the picture, share a link, take the project home."
    >
      <main className={styles.main} data-full-screen>
        <h1 className="visually-hidden">Playground</h1>
        <div className={styles.workspace}>
          {Workspace && <Workspace />}
          {failed && (
            <div className={styles.still} role="alert">
              <p>The editor could not be loaded. Are you offline?</p>
              <Button onClick={() => setAttempt(attempt + 1)}>Try again</Button>
            </div>
          )}
          {!Workspace && <WithoutScripts />}
        </div>
      </main>
    </Layout>
  );
}

/** What the page is for, and where the same code stands to be read: an editor is made of scripts. */
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
          <a href="/docs/">Getting started</a>.
        </p>
      </div>
    </noscript>
  );
}
