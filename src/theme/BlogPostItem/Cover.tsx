import posts from '@generated/site-data-pages/default/posts.json';
import {Preview} from '../../demo-host/Preview';
import styles from './styles.module.css';

/** The picture of a post, a lesson or a story, and the number that a story states. */
export function Cover({permalink}: {permalink: string}) {
  const demo = posts.demos[permalink];
  const number = posts.numbers[permalink];
  if (!demo) return null;
  return (
    <div className={styles.cover}>
      <figure>
        <Preview demo={demo} alt={demo.title} opening />
        <figcaption>“{demo.title}”, made for this site.</figcaption>
      </figure>
      {number && (
        <p className={styles.number}>
          <strong>{number.number}</strong> {number.what}
        </p>
      )}
    </div>
  );
}
