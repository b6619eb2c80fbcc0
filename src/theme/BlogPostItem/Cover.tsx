import posts from '@generated/site-data-pages/default/posts.json';
import {identity} from '../../../config/identity';
import {hasPicture, PostPicture} from '../BlogLayout/PostPicture';
import styles from './styles.module.css';

/** The picture of a post, a lesson or a story, and the number that a story states. */
export function Cover({permalink}: {permalink: string}) {
  const demo = posts.demos[permalink];
  const shot = posts.shots[permalink];
  const number = posts.numbers[permalink];
  if (!hasPicture(permalink)) return null;
  return (
    <figure className={styles.cover}>
      <PostPicture permalink={permalink} opening isNamed />
      <figcaption>
        {number && (
          <p className={styles.number}>
            <strong>{number.number}</strong> {number.what}
          </p>
        )}
        {demo && (
          <p>
            {permalink.startsWith('/success-stories/')
              ? 'Drawn for this site after the idea, not their film.'
              : `“${demo.title}”, made for this site.`}
          </p>
        )}
        {shot && <p>The Studio of version {identity.version}.</p>}
      </figcaption>
    </figure>
  );
}
