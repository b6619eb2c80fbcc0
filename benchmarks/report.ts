import {execFileSync} from 'node:child_process';
import {appendFileSync, mkdirSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const RESULTS = path.join(import.meta.dirname, 'results');

/** What the figures were taken on: they mean little without. */
export function machine(): string {
  const [load = 0] = os.loadavg();
  const memory = Math.round(os.totalmem() / 1024 ** 3);
  return `${os.cpus().length} cores (${os.cpus()[0]?.model.trim()}), ${memory} GB, Node ${process.versions.node}, load ${load.toFixed(1)}`;
}

/**
 * The middle of some figures, the upper one of two.
 *
 * @throws {Error} Of none: a budget would take 0 for well done.
 */
export function median(values: readonly number[]): number {
  const middle = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
  if (middle === undefined) throw new Error('Nothing was measured');
  return middle;
}

/**
 * Adds a table to the results of today: `benchmarks/results/<date>.md`.
 *
 * @param title What was measured.
 * @param rows Figures by row and column.
 */
export function record(title: string, rows: Record<string, Record<string, string | number>>): void {
  mkdirSync(RESULTS, {recursive: true});
  const columns = [...new Set(Object.values(rows).flatMap((row) => Object.keys(row)))];
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |\n`;
  const commit = execFileSync('git', ['log', '-1', '--format=%h'], {encoding: 'utf8'}).trim();
  const now = new Date().toISOString();
  appendFileSync(
    path.join(RESULTS, `${now.slice(0, 10)}.md`),
    `## ${title}, ${now.slice(11, 16)} UTC, commit ${commit}\n\n${machine()}\n\n${line(['', ...columns])}${line(
      ['', ...columns].map(() => '---'),
    )}${Object.entries(rows)
      .map(([name, row]) => line([name, ...columns.map((column) => row[column] ?? '')]))
      .join('')}\n`,
  );
}
