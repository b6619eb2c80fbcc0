import Link from '@docusaurus/Link';
import {useActiveVersion, useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {CodeLabel} from '../sidebar/CodeLabel';
import styles from './styles.module.css';

interface RelatedPage {
  path: string;
  title: string;
  description?: string;
}

/** The pages that the front matter names as `related`, as far as they exist. */
function useRelated(): RelatedPage[] {
  const {frontMatter} = useDoc();
  const ids = (frontMatter as {related?: string[]}).related ?? [];
  const paths = useActiveVersion(undefined)?.docs ?? [];
  const {docs} = useDocsVersion();
  return ids.flatMap((id) => {
    const path = paths.find((doc) => doc.id === id)?.path;
    const doc = docs[id];
    return path && doc ? [{path, title: doc.title, description: doc.description}] : [];
  });
}

/** Cards that lead on from the end of a page. */
export function ReadNext() {
  const pages = useRelated();
  if (pages.length === 0) return null;
  return (
    <section className={styles.next} aria-labelledby="read-next" data-no-print>
      <p className={styles.nextTitle} id="read-next">
        Read next
      </p>
      <ul className={styles.cards}>
        {pages.map((page) => (
          <li key={page.path}>
            <Link to={page.path} className={styles.card}>
              <span className={styles.cardTitle}>
                <CodeLabel text={page.title} />
              </span>
              {page.description && <span className={styles.cardText}>{page.description}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
