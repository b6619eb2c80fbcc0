import styles from './plate.module.css';

/** A few lines of code as a picture, on a ruler. The words beside it say what they are for. */
export function Plate({lines}: {lines: readonly string[]}) {
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
    </span>
  );
}
