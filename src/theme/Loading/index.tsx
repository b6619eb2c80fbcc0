// Ejected: texts and timing of the specification (section 2), without inline styles.
import type Original from '@theme/Loading';
import type {ComponentProps} from 'react';
import styles from './styles.module.css';

/** Shown while the code of a page loads, after a delay, or when it could not be loaded. */
export default function Loading({error, retry, pastDelay}: ComponentProps<typeof Original>) {
  if (error) {
    return (
      <div className={styles.failure} role="alert">
        <p>{String(error)}</p>
        <button type="button" className={styles.retry} onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  if (!pastDelay) return null;
  return (
    <div className={styles.stage} role="status" aria-label="Loading">
      <span className={styles.ring} />
      <span className={styles.head} />
    </div>
  );
}
