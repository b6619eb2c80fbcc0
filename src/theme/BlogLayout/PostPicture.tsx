import posts from '@generated/site-data-pages/default/posts.json';
import {Preview} from '../../demo-host/Preview';
import {Plate} from '../../ui/plate/Plate';
import styles from './styles.module.css';

/** Whether a post, a lesson or a story has a picture. */
export const hasPicture = (permalink: string) =>
  [posts.demos, posts.shots, posts.plates].some((rows) => rows[permalink]);

interface PostPictureProps {
  permalink: string;
  /** Plays by itself once it is seen. */
  opening?: boolean;
  /** On the page of the post, where no title beside it says the same. */
  isNamed?: boolean;
}

/** What a post shows of its subject: a composition, the Studio, or a few lines of code. */
export function PostPicture({permalink, opening = false, isNamed = false}: PostPictureProps) {
  const demo = posts.demos[permalink];
  if (demo) return <Preview demo={demo} alt={isNamed ? demo.title : ''} opening={opening} />;
  const shot = posts.shots[permalink];
  if (shot) {
    const {id, alt, width, height} = shot;
    return (
      <span className={styles.shot}>
        <img
          src={`/shots/${id}.avif`}
          alt={isNamed ? alt : ''}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
        />
      </span>
    );
  }
  const plate = posts.plates[permalink];
  return plate ? <Plate lines={plate} /> : null;
}
