// Ejected: one line with all pages of a list, which are few.
import Link from '@docusaurus/Link';
import type {Props} from '@theme/BlogListPaginator';
import {BackIcon, NextIcon} from '../../ui/icons';
import styles from './styles.module.css';

/** What a step leads to; on the narrowest screens the first word is shown, and both are read out. */
const Words = ({first}: {first: string}) => (
  <span>
    {first}
    <span className={styles.posts}> posts</span>
  </span>
);

export default function BlogListPaginator({metadata}: Props) {
  const {previousPage, nextPage, page, totalPages, permalink} = metadata;
  if (totalPages < 2) return null;
  const first = permalink.replace(/\/page\/\d+$/, '');
  return (
    <nav className={`pagination-nav ${styles.nav}`} aria-label="Blog list page navigation">
      {previousPage && (
        <Link to={previousPage} rel="prev" className={styles.step}>
          <BackIcon size={18} />
          <Words first="Newer" />
        </Link>
      )}
      <ol>
        {Array.from({length: totalPages}, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pages are their numbers.
          <li key={index}>
            <Link
              to={index === 0 ? first : `${first}/page/${index + 1}`}
              aria-label={`Page ${index + 1}`}
              aria-current={index + 1 === page ? 'page' : undefined}
              className={styles.page}
            >
              {index + 1}
            </Link>
          </li>
        ))}
      </ol>
      {nextPage && (
        <Link to={nextPage} rel="next" className={`${styles.step} ${styles.next}`}>
          <Words first="Older" />
          <NextIcon size={18} />
        </Link>
      )}
    </nav>
  );
}
