// Ejected for its look: a step back or forth on the timeline.
import Link from '@docusaurus/Link';
import type {Props} from '@theme/PaginatorNavLink';
import clsx from 'clsx';
import {BackIcon, NextIcon} from '../../ui/icons';
import styles from './styles.module.css';

export default function PaginatorNavLink({permalink, title, subLabel, isNext}: Props) {
  return (
    <Link
      to={permalink}
      rel={isNext ? 'next' : 'prev'}
      className={clsx('pagination-nav__link', styles.link, isNext && styles.next)}
    >
      {!isNext && <BackIcon size={18} />}
      <span className={styles.text}>
        {subLabel && <span className={styles.label}>{subLabel}</span>}
        <span className={styles.title}>{title}</span>
      </span>
      {isNext && <NextIcon size={18} />}
    </Link>
  );
}
