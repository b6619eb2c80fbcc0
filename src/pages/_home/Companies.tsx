import Link from '@docusaurus/Link';
import pictures from '@generated/site-data-pages/default/home.json';
import {Preview} from '../../demo-host/Preview';
import styles from './home.module.css';

/** What companies made: a name and a sentence each, and the picture of the story that tells the rest. */
export function Companies() {
  return (
    <section className={styles.section} aria-labelledby="companies">
      <div className={styles.head} data-heading>
        <h2 id="companies">Others already build products on it</h2>
        <Link to="/success-stories" className={styles.more}>
          All stories
        </Link>
      </div>
      <p className={styles.about}>
        What they made, and how. The pictures are ours, drawn after the idea of each.
      </p>
      <ul className={styles.stories}>
        {pictures.stories.map(({name, to, text, demo}) => (
          <li key={to}>
            <Link to={to} className={styles.story}>
              <strong>{name}</strong>
              <span className={styles.claim}>{text}</span>
              <Preview demo={demo} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
