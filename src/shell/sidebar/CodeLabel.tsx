import {Fragment} from 'react';
import styles from './styles.module.css';

const CODE =
  /^(<[^>]+>|@remotion\/.+|[\w.]+\(\)|--[\w-]+|npx .+|use[A-Z]\w+|[a-z]+[A-Z]\w*|[\w-]+\.\w{2,4}|[A-Z]+_[A-Z_]+|VERSION|[a-z]+(?:-[a-z]+)*)$/;

/** Tells whether a label is a name from code: `spring()`, `<Player>`, `@remotion/paths`. */
export const isCodeLabel = (text: string) => CODE.test(text);

/** A name that is too long for a line of the sidebar. */
const LONG = /\w{22}/;

/** A label; names from code are set in mono and may wrap between their words, as long ones may in any label. */
export function CodeLabel({text}: {text: string}) {
  const isCode = isCodeLabel(text);
  if (!isCode && !LONG.test(text)) return <span data-label="">{text}</span>;
  const parts = text.split(/(?<=[a-z])(?=[A-Z])|(?<=[/.-])(?=\w)/);
  return (
    <span className={isCode ? styles.code : undefined} data-label="">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one constant string.
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
