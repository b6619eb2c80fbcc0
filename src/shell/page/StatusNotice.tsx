import Link from '@docusaurus/Link';
import {STATUSES, type Status} from '../../../shared/status';
import styles from './styles.module.css';
import {useFrontMatter} from './use-front-matter';

/** Below the title: that the page's subject is alpha, experimental or deprecated, and what follows from it. */
export function StatusNotice() {
  const {status} = useFrontMatter();
  if (!status) return null;
  const {label, text, more}: Status = STATUSES[status];
  return (
    <p className={styles.status} role="note">
      <strong className={`pill ${styles.statusLabel}`}>{label}</strong> {text}{' '}
      {more && <Link to={more}>What that means</Link>}
    </p>
  );
}
