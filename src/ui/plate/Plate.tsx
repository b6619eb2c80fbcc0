import styles from './plate.module.css';

interface PlateProps {
  /** Up to four lines of code; `*…*` is marked. */
  lines: readonly string[];
  /** Address of a drawing of what the code does, which covers it once it is there. */
  drawing?: string;
}

/** What stands for something that can't be played, on a ruler. The words beside it say what it is for. */
export function Plate({lines, drawing}: PlateProps) {
  return (
    <span className={styles.plate} data-plate aria-hidden="true">
      <span className={styles.code}>
        {lines
          .join('\n')
          .split('*')
          .map((part, place) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their places.
            place % 2 === 1 ? <b key={place}>{part}</b> : part,
          )}
      </span>
      {drawing && (
        <img src={drawing} alt="" width={320} height={180} loading="lazy" decoding="async" />
      )}
    </span>
  );
}
