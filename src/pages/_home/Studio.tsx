import Link from '@docusaurus/Link';
import pictures from '@generated/site-data-pages/default/home.json';
import {Picture} from '../../ui/picture/Picture';
import styles from './studio.module.css';

/** What one works in: a picture of the Studio, taken from the Studio itself; on a phone, the parts one can read. */
export function Studio() {
  const {shot, text} = pictures.studio;
  return (
    <section className={styles.section} aria-labelledby="studio">
      <div className={styles.words}>
        <h2 id="studio">See every frame while you write it</h2>
        <p>{text}</p>
        <Link to="/docs/preview">Look around</Link>
      </div>
      <Picture shot={shot} />
    </section>
  );
}
