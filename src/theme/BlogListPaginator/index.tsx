// Ejected: same look as between docs pages.
import type {Props} from '@theme/BlogListPaginator';
import PaginatorNavLink from '@theme/PaginatorNavLink';
import list from '../BlogListPage/styles.module.css';
import styles from '../DocPaginator/styles.module.css';

export default function BlogListPaginator({metadata: {previousPage, nextPage}}: Props) {
  if (!previousPage && !nextPage) return null;
  return (
    <nav
      className={`pagination-nav ${styles.nav} ${list.pages}`}
      aria-label="Blog list page navigation"
    >
      {previousPage && <PaginatorNavLink permalink={previousPage} title="Newer entries" />}
      {nextPage && <PaginatorNavLink permalink={nextPage} title="Older entries" isNext />}
    </nav>
  );
}
