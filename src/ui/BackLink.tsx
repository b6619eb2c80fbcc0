import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './back-link.module.css';
import {BackIcon} from './icons';

/** The link above the title of a page: back to the list that the page is from. */
export const BackLink = ({to, children}: {to: string; children: ReactNode}) => (
  <Link to={to} className={styles.back}>
    <BackIcon size={16} /> {children}
  </Link>
);
