import Layout from '@theme/Layout';
import {type ComponentType, useEffect, useState} from 'react';
import styles from './page.module.css';

/** `/playground/`: the editor on a page of its own. Its code comes when the page is there. */
export default function PlaygroundPage() {
  const [Workspace, setWorkspace] = useState<ComponentType | null>(null);
  useEffect(() => {
    let current = true;
    import('./Workspace').then(
      (module) => current && setWorkspace(() => module.Workspace),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, []);
  return (
    <Layout
      title="Playground"
      description="Write a video in the browser: change the code, see the picture, share a link, take the project home."
    >
      <main className={styles.main}>
        <h1 className="visually-hidden">Playground</h1>
        <div className={styles.workspace}>
          {Workspace ? <Workspace /> : <noscript>The playground needs JavaScript.</noscript>}
        </div>
      </main>
    </Layout>
  );
}
