import styles from './since.module.css';

/** `<Since v="4.0.130" />`: the toolkit version that introduced what is described above it. */
export function Since({v}: {v: string}) {
  return <p className={`pill ${styles.since}`}>Since v{v}</p>;
}
