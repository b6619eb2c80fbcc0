import Link from '@docusaurus/Link';
import pictures from '@generated/site-data-pages/default/home.json';
import Pencil from 'lucide-react/icons/pencil';
import {Preview} from '../../demo-host/Preview';
import home from './home.module.css';
import styles from './pieces.module.css';

/** What people make with the toolkit: five compositions that play once when they are seen. */
export function Pieces() {
  return (
    <section className={styles.section} aria-labelledby="uses">
      <div className={home.head} data-heading>
        <h2 id="uses">Captions, charts, 3D: all of them components</h2>
        <Link to="/demos/" className={home.more}>
          All demos
        </Link>
      </div>
      <ul className={styles.pieces}>
        {pictures.pieces.map(({demo, name, text, to}) => (
          <li key={demo.id} className={styles.piece} data-card>
            <Preview demo={demo} alt={demo.title} opening />
            <h3>
              <Link to={to} className={`stretched ${styles.stretched}`}>
                {name}
              </Link>
            </h3>
            <p>{text}</p>
            <Link
              to={`/playground/?p=${demo.id}`}
              className={`wide-tap ${styles.edit}`}
              data-no-print
              aria-label={`Edit “${name}”`}
            >
              <Pencil aria-hidden size={14} /> Edit
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
