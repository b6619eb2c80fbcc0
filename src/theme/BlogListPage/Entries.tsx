import Link from '@docusaurus/Link';
import type {Props as ListProps} from '@theme/BlogListPage';
import {identity} from '../../../config/identity';
import {Entry} from './Entry';
import styles from './styles.module.css';

interface EntriesProps {
  items: ListProps['items'];
  /** The blog has feeds, which fill its last row. */
  hasFeeds?: boolean;
}

/** Posts as cards of one size. What the last row leaves free, the ways to follow the blog take. */
export function Entries({items, hasFeeds = false}: EntriesProps) {
  return (
    <div className={styles.entries} data-four={items.length === 4 || undefined}>
      {items.map(({content: {metadata}}) => (
        <Entry key={metadata.permalink} metadata={metadata} />
      ))}
      {hasFeeds && (
        <section className={styles.follow} aria-labelledby="follow">
          <div>
            <h2 id="follow">Follow {identity.name}</h2>
            <p>New posts come by feed, without an account.</p>
          </div>
          <p className={styles.feeds}>
            <a href="/blog/rss.xml">RSS</a>
            <a href="/blog/atom.xml">Atom</a>
            <a href="/blog/feed.json">JSON Feed</a>
            <Link to="/blog/archive">All posts by year</Link>
          </p>
        </section>
      )}
    </div>
  );
}
