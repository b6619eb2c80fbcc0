import type {CSSProperties} from 'react';
import {hangOf} from '../../../shared/hang';
import {CopyButton} from '../../ui/copy-button/CopyButton';
import {Paint} from '../../ui/paint/Paint';
import styles from './code.module.css';

interface CodeProps {
  code: string;
  /** Name of the button that copies it: “Copy the command”. */
  label: string;
}

/** Code of a product page, to be copied. All of it is seen: what has no room in a line goes on below, further in. */
export function Code({code, label}: CodeProps) {
  return (
    <div className={styles.box}>
      <div className={styles.copy}>
        <CopyButton label={label} text={() => code} />
      </div>
      <pre className={styles.code}>
        <code>
          {code.split('\n').map((line, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place.
              key={index}
              className={styles.line}
              style={{'--hang': hangOf(line)} as CSSProperties}
            >
              <Paint code={line} />
              {'\n'}
            </span>
          ))}
        </code>
      </pre>
    </div>
  );
}
