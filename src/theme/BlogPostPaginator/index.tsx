// Ejected: same look as between docs pages.
import type {Props} from '@theme/BlogPostPaginator';
import PaginatorNavLink from '@theme/PaginatorNavLink';
import styles from '../DocPaginator/styles.module.css';

export default function BlogPostPaginator({nextItem, prevItem}: Props) {
  if (!nextItem && !prevItem) return null;
  return (
    <nav className={`pagination-nav ${styles.nav}`} aria-label="Blog post page navigation">
      {prevItem && <PaginatorNavLink {...prevItem} subLabel="Newer" />}
      {nextItem && <PaginatorNavLink {...nextItem} subLabel="Older" isNext />}
    </nav>
  );
}
