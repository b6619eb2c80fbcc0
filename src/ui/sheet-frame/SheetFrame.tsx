import type {CSSProperties} from 'react';
import styles from './sheet-frame.module.css';

/** Sixteen frames of the home page's film, four in a row. */
const SHEET = '/home/frames.avif';
const COLUMNS = 4;

/** All frames at once. */
export const sheet = (
  <img src={SHEET} alt="" width={1920} height={1080} loading="lazy" decoding="async" />
);

/** One frame of the sheet, counted from 0. */
export function SheetFrame({index}: {index: number}) {
  const place = {'--x': index % COLUMNS, '--y': Math.floor(index / COLUMNS)};
  return (
    <span className={styles.frame} style={place as CSSProperties}>
      {sheet}
    </span>
  );
}
