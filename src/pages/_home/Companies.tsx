import Link from '@docusaurus/Link';
import pictures from '@generated/site-data-pages/default/home.json';
import {Preview} from '../../demo-host/Preview';
import styles from './home.module.css';

/** What companies made, each told in its own story, with the picture and the number that the story has. */
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
        {pictures.stories.map(({name, to, text, demo, number}) => (
          <li key={to}>
            <Link to={to} className={styles.story}>
              <Preview demo={demo} />
              <strong>{name}</strong>
              {number && (
                <span className={styles.number}>
                  <b>{number.number}</b> <span>{number.what}</span>
                </span>
              )}
              <span>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
