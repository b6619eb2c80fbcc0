import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {CodeLabel} from '../sidebar/CodeLabel';
import styles from './styles.module.css';

interface RelatedPage {
  to: string;
  title: string;
  description?: string;
}

/** Cards that lead on from the end of a page. */
export function ReadNext() {
  // Those that the front matter names as `related` and that exist (plugins/front-matter.ts).
  const {read_next: pages = []} = useDoc().frontMatter as {read_next?: RelatedPage[]};
  if (pages.length === 0) return null;
  return (
    <section className={styles.next} aria-labelledby="read-next" data-no-print>
      <p className={styles.nextTitle} id="read-next">
        Read next
      </p>
      <ul className={styles.cards}>
        {pages.map((page) => (
          <li key={page.to}>
            <Link to={page.to} className={styles.card}>
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
