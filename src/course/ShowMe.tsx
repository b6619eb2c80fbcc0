import {markNewLines} from './changed-lines';
import styles from './step.module.css';

/** One way to do it, with the lines marked that the step begins without. */
export function ShowMe({before, after}: {before: string; after: string}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled block must be reachable by keyboard
    <section className={styles.showMe} tabIndex={0} aria-label="One way to do it">
      <code>
        {markNewLines(before, after).map(({text, isNew}, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
          <span key={index} data-new={isNew || undefined}>
            {isNew && <span className="visually-hidden">New: </span>}
            {`${text}\n`}
          </span>
        ))}
      </code>
    </section>
  );
}
