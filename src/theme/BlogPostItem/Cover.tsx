import posts from '@generated/site-data-pages/default/posts.json';
import {PostPicture} from '../BlogLayout/PostPicture';
import styles from './styles.module.css';

type Metadata = Parameters<typeof PostPicture>[0]['metadata'];

/** The cover of a post, or the film of a lesson that has one; a story has its film, with its code, in its text. */
export function Cover({metadata}: {metadata: Metadata}) {
  const {permalink} = metadata;
  const isLesson = permalink.startsWith('/learn/') && posts.demos[permalink];
  if (!permalink.startsWith('/blog/') && !isLesson) return null;
  return (
    <div className={styles.cover}>
      <PostPicture metadata={metadata} opening isNamed />
    </div>
  );
}
