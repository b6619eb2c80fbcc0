import Link from '@docusaurus/Link';
import pictures from '@generated/site-data-pages/default/home.json';
import {Preview} from '../../demo-host/Preview';
import tile from '../../ui/tile.module.css';
import home from './home.module.css';
import styles from './templates.module.css';

/** A strip of film, one template per frame; it scrolls sideways. */
export function Templates() {
  return (
    <section aria-labelledby="templates">
      <div className={`${home.head} ${styles.wideHead}`} data-heading>
        <h2 id="templates">Start from a template</h2>
        <Link to="/templates/" className={home.more}>
          All templates
        </Link>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section className={styles.strip} aria-label="Templates" tabIndex={0}>
        <ul className={styles.film}>
          {pictures.templates.map(({id, name, summary, demo}) => (
            <li key={id}>
              <Link to={`/templates/${id}`} className={`${tile.tile} ${styles.frame}`}>
                <Preview demo={demo} />
                <strong>{name}</strong>
                <span>{summary}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </section>
  );
}
