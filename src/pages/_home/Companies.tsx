import Link from '@docusaurus/Link';
import pictures from '@generated/site-data-pages/default/home.json';
import {Preview} from '../../demo-host/Preview';
import styles from './home.module.css';

/** What companies made, each told in its own story, with the picture that the story has. */
export function Companies() {
  return (
    <section className={styles.section} aria-labelledby="companies">
      <h2 id="companies">Made with it</h2>
      <ul className={styles.stories}>
        {pictures.stories.map(({name, to, text, demo}) => (
          <li key={to}>
            <Link to={to} className={styles.story}>
              <Preview demo={demo} />
              <strong>{name}</strong>
              <span>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
