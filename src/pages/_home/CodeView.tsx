import clsx from 'clsx';
import {memo} from 'react';
import {codeLines, type Token} from './code-lines';
import type {defaults} from './scene';
import {type FrameValues, formatValue, type ValueName} from './values';
import styles from './workbench.module.css';

type Params = typeof defaults;

interface Props {
  params: Params;
  values: FrameValues;
  /** Constants that change at this frame; their lines are lit. */
  moving: ReadonlySet<ValueName>;
}

function shownParam(name: string, params: Params): {kind: string; text: string} {
  if (name === 'text') return {kind: 'text', text: params.text};
  if (name === 'color') return {kind: 'string', text: `"${params.color}"`};
  return {kind: 'number', text: String(params[name as 'stiffness' | 'damping'])};
}

function TokenView({token, params}: {token: Token; params: Params}) {
  if (typeof token === 'string') return token;
  const [kind, text] = token;
  if (kind !== 'param') return <span className={styles[kind]}>{text}</span>;
  const shown = shownParam(text, params);
  return <span className={clsx(styles.param, styles[shown.kind])}>{shown.text}</span>;
}

/** The code of the video, with the value of each constant at the current frame beside its line. */
export const CodeView = memo(function CodeView({params, values, moving}: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on phones it scrolls sideways, also by keyboard.
    <section className={styles.scroll} aria-label="Code of the video" tabIndex={0}>
      <pre className={styles.code}>
        <code>
          {codeLines.map(({tokens, value}, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines are constant.
              key={index}
              className={clsx(styles.line, value && moving.has(value) && styles.lit)}
            >
              <span>
                {tokens.map((token, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the tokens are constant.
                  <TokenView key={place} token={token} params={params} />
                ))}
              </span>
              {value && (
                <span className={styles.value}>
                  {value} {formatValue(values[value])}
                </span>
              )}
              {'\n'}
            </span>
          ))}
        </code>
      </pre>
    </section>
  );
});
