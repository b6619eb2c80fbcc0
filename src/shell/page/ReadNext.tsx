import Link from '@docusaurus/Link';
import {CodeLabel} from '../sidebar/CodeLabel';
import styles from './styles.module.css';
import {useFrontMatter} from './use-front-matter';

/** Cards that lead on from the end of a page. */
export function ReadNext() {
  const {read_next: pages = []} = useFrontMatter();
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
