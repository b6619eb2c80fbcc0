import clsx from 'clsx';
import {type CSSProperties, Fragment, memo, useState} from 'react';
import {Painted} from '../../ui/paint/Paint';
import type {Token} from '../../ui/paint/tokens';
import {codeLines, type Part} from './code-lines';
import type {defaults} from './scene';
import {type FrameValues, formatValue, pixels, type ValueName} from './values';
import styles from './workbench.module.css';

type Params = typeof defaults;

interface Props {
  params: Params;
  values: FrameValues;
  /** Constants that change at this frame; their lines are lit. */
  moving: ReadonlySet<ValueName>;
}

function shownParam(name: string, params: Params): Token {
  if (name === 'text') return {text: params.text};
  if (name === 'color') return {kind: 'string', text: `"${params.color}"`};
  return {kind: 'number', text: String(params[name as 'stiffness' | 'damping'])};
}

function PartView({part, params}: {part: Part; params: Params}) {
  if (!('param' in part)) return <Painted token={part} />;
  return (
    <span className={styles.param}>
      <Painted token={shownParam(part.param, params)} />
    </span>
  );
}

function Group({parts, params}: {parts: readonly Part[]; params: Params}) {
  return (
    <span className={styles.group}>
      {parts.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts are constant.
        <PartView key={place} part={part} params={params} />
      ))}
    </span>
  );
}

/**
 * The code of the video, with the value of each constant at the current frame beside its line. Below the film, on a
 * phone or a tablet, only these lines are shown until somebody asks for all.
 */
export const CodeView = memo(function CodeView({params, values, moving}: Props) {
  const [isWhole, setIsWhole] = useState(false);
  return (
    <section className={styles.codeArea} aria-label="Code of the video">
      <pre className={styles.code} data-whole={isWhole || undefined}>
        <code>
          {codeLines.map(({groups, hang, value, rest}, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines are constant.
              key={index}
              className={clsx(
                styles.line,
                !value && styles.between,
                value && moving.has(value) && styles.lit,
              )}
            >
              <span className={styles.words} style={{'--hang': hang} as CSSProperties}>
                {groups.map((parts, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the groups are constant.
                  <Fragment key={place}>
                    {place > 0 && <wbr />}
                    <Group parts={parts} params={params} />
                  </Fragment>
                ))}
                {rest && (
                  <span className={styles.rest} aria-hidden="true">
                    {rest}
                  </span>
                )}
              </span>
              {value && (
                <span className={styles.value}>
                  <span className={styles.name}>{value} </span>
                  {formatValue(value, values[value])}
                  {pixels.has(value) && <span className={styles.unit}> px</span>}
                </span>
              )}
              {'\n'}
            </span>
          ))}
        </code>
      </pre>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isWhole}
        onClick={() => setIsWhole(!isWhole)}
      >
        {isWhole ? 'Show fewer lines' : `Show all ${codeLines.length} lines`}
      </button>
    </section>
  );
});
