import budgets from '../budgets.json' with {type: 'json'};
import {median} from '../report.ts';

export const MARKS = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TIMES = [
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

export type Figures = Partial<Record<(typeof MARKS)[number] | (typeof TIMES)[number], number[]>>;

/** What is read of a result of Lighthouse. */
interface Measured {
  categories: Record<string, {score: number | null}>;
  audits: Record<string, {numericValue?: number}>;
}

const rounded = (value: number) => Math.round(value * 1000) / 1000;

/**
 * Adds the marks (0 to 100) and times (ms) of one opened page to its figures.
 *
 * @throws {Error} If a time is missing: as 0 it would be the best there is.
 */
export function addFigures({categories, audits}: Measured, figures: Figures): void {
  for (const mark of MARKS) {
    figures[mark] = [...(figures[mark] ?? []), Math.round((categories[mark]?.score ?? 0) * 100)];
  }
  for (const time of TIMES) {
    const value = audits[time]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse gave no ${time}`);
    figures[time] = [...(figures[time] ?? []), value];
  }
}

/**
 * Holds a page's figures against the budgets.
 *
 * @param stock Of the page of stock Docusaurus that it is measured beside, if there is one.
 * @returns Its row of the table, and what is over budget.
 * @throws {Error} If nothing was measured.
 */
export function judge(
  figures: Figures,
  stock?: Figures,
): {row: Record<string, number>; problems: string[]} {
  const row: Record<string, number> = {};
  const problems: string[] = [];
  for (const mark of MARKS) {
    row[mark] = median(figures[mark] ?? []);
    if (row[mark] < budgets.lighthouse[mark]) problems.push(`${mark} ${row[mark]}`);
  }
  for (const time of TIMES) {
    row[time] = rounded(median(figures[time] ?? []));
    if (row[time] > budgets.lighthouse[time]) problems.push(`${time} ${row[time]}`);
  }
  if (!stock) return {row, problems};
  row['stock: performance'] = median(stock.performance ?? []);
  for (const [column, time, budget] of [
    ['paint × stock', 'largest-contentful-paint', budgets.ratioToStock.paint],
    ['blocking × stock', 'total-blocking-time', budgets.ratioToStock.blocking],
  ] as const) {
    const ratio = rounded(median(figures[time] ?? []) / median(stock[time] ?? []));
    row[column] = ratio;
    // Not `>`, which 0 / 0 would pass.
    if (!(ratio <= budget)) problems.push(`${column} ${ratio}, budget ${budget}`);
  }
  return {row, problems};
}
