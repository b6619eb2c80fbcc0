import Link from '@docusaurus/Link';
import posts from '@generated/site-data-pages/default/posts.json';
import type {Props as ListProps} from '@theme/BlogListPage';
import {formatDay} from '../../ui/day';
import {DOT} from '../../ui/dot';
import {hasPicture, PostPicture} from '../BlogLayout/PostPicture';
import styles from './styles.module.css';

type Metadata = ListProps['items'][number]['content']['metadata'];

interface Props {
  metadata: Metadata;
  /** A card has its picture above its words, a row beside them. Where there is little room, cards are rows, too. */
  look?: 'large' | 'card' | 'row';
}

/** A post in a list: its picture, its day and what it is about. */
export function Entry({metadata, look = 'card'}: Props) {
  const {permalink, title, description, date, readingTime} = metadata;
  const number = posts.numbers[permalink];
  return (
    <article
      className={styles.entry}
      data-look={look}
      data-bare={!hasPicture(permalink) || undefined}
      data-card
    >
      <PostPicture permalink={permalink} opening={look === 'large'} />
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
        {number && (
          <p className={styles.number}>
            <strong>{number.number}</strong> {number.what}
          </p>
        )}
      </div>
    </article>
  );
}
