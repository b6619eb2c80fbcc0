import styles from './curve.module.css';

/** The curve of an easing function between its 0 and its 1, beside a name (`model/pages/easing-curve.ts`). */
export const Curve = ({path}: {path: string}) => (
  <svg className={styles.curve} viewBox="-1 -1 42 28" aria-hidden="true" data-curve>
    <path className={styles.ends} d="M0 6H40M0 20H40" />
    <path d={path} />
  </svg>
);
