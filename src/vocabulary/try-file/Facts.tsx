import type {ReactNode} from 'react';
import styles from './try-file.module.css';

/** Names and values; a value of null is shown as such. */
export function Facts({facts}: {facts: [name: string, value: ReactNode][]}) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>{value === null || value === undefined ? <Null /> : value}</dd>
        </div>
      ))}
    </dl>
  );
}

const Null = () => <span className={styles.none}>null</span>;

interface RowsProps {
  caption: string;
  head: string[];
  /** Cells of each row; the first one is unique. */
  rows: ReactNode[][];
}

/** A table that scrolls in itself where it is wider than the panel. */
export function Rows({caption, head, rows}: RowsProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled block must be reachable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={caption}>
      <table className={styles.rows}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={String(cells[0])}>
              {cells.map((cell, index) => (
                <td key={head[index]}>{cell ?? <Null />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
