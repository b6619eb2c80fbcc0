// Ejected: two columns by grid, also with only one neighbor.
import type {Props} from '@theme/DocPaginator';
import PaginatorNavLink from '@theme/PaginatorNavLink';
import styles from './styles.module.css';

export default function DocPaginator({previous, next}: Props) {
  if (!previous && !next) return null;
  return (
    <nav className={`pagination-nav ${styles.nav}`} aria-label="Docs pages">
      {previous && <PaginatorNavLink {...previous} subLabel="Previous" />}
      {next && <PaginatorNavLink {...next} subLabel="Next" isNext />}
    </nav>
  );
}
