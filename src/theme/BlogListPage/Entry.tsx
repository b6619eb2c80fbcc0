import Link from '@docusaurus/Link';
import posts from '@generated/site-data-pages/default/posts.json';
import type {Props as ListProps} from '@theme/BlogListPage';
import {formatDay} from '../../ui/day';
import {DOT} from '../../ui/dot';
import {PostPicture} from '../BlogLayout/PostPicture';
import styles from './styles.module.css';

type Metadata = ListProps['items'][number]['content']['metadata'];

interface Props {
  metadata: Metadata;
  /** The first of a list: its picture is large, with the words beside it. */
  isLead?: boolean;
}

/** A post in a list: its picture, its day and what it is about; for a story, one figure and what the product is built with. */
export function Entry({metadata, isLead = false}: Props) {
  const {permalink, title, description, date, readingTime} = metadata;
  const story = posts.stories[permalink];
  return (
    <article className={styles.entry} data-lead={isLead || undefined} data-card>
      <PostPicture metadata={metadata} opening={isLead} />
      <div className={styles.words}>
        <p className={styles.facts}>
          <time dateTime={date}>{formatDay(new Date(date), 'long')}</time>
          {readingTime !== undefined && `${DOT}${Math.max(1, Math.ceil(readingTime))} min read`}
        </p>
        <h2>
          <Link to={permalink} className="stretched">
            {title}
          </Link>
        </h2>
        <p>{description}</p>
        {story && (
          <>
            <p className={styles.figure}>
              <strong>{story.figure[0]}</strong> {story.figure[1]}
            </p>
            <p className={styles.stack}>{story.stack}</p>
          </>
        )}
      </div>
    </article>
  );
}
