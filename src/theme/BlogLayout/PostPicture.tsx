import posts from '@generated/site-data-pages/default/posts.json';
import {Preview} from '../../demo-host/Preview';
import {DrawnCover} from './cover/DrawnCover';

interface PostPictureProps {
  metadata: {permalink: string; title: string; date: string};
  /** Plays by itself once it is seen. */
  opening?: boolean;
  /** On the page of the post, where no title beside it says the same. */
  isNamed?: boolean;
}

/** What a post shows of its subject: a lesson and a story their film, a post of the blog its cover. */
export function PostPicture({metadata, opening = false, isNamed = false}: PostPictureProps) {
  const {permalink, title, date} = metadata;
  const demo = posts.demos[permalink];
  if (demo) return <Preview demo={demo} alt={isNamed ? demo.title : ''} opening={opening} />;
  return <DrawnCover permalink={permalink} title={title} date={date} />;
}
