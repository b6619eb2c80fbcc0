import styles from './paint.module.css';
import {tokens} from './tokens';

/** Code in the colors of the docs, where it comes too late for the highlighter of the build. */
export function Paint({code}: {code: string}) {
  return tokens(code).map(({kind, text}, index) =>
    kind ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never move.
      <span key={index} className={styles[kind]}>
        {text}
      </span>
    ) : (
      text
    ),
  );
}
