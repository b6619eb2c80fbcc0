import os from 'node:os';
import type {Relevance} from './relevance';

/** Milliseconds of many measurements. */
export interface Times {
  median: number;
  p95: number;
  count: number;
}

/** Milliseconds until the first hits where nothing was loaded before. */
export interface ColdRun {
  /** From the box on the screen to the first hits. */
  ms: number;
  /** From the key or the pointer to the first hits. */
  intentMs: number;
}

/** What was measured; undefined where that failed or took too long. */
interface Measured {
  pages: number;
  passages: number;
  typing: Times | undefined;
  cold: {keyboard: ColdRun; pointer: ColdRun; kb: number} | undefined;
  offline: boolean | undefined;
  /** Brotli size of the three stages. */
  stages: {names: number; details: number; texts: number};
  relevance: Record<string, Relevance>;
  /** The engine alone. */
  keystroke: Times | undefined;
  failed: string[];
}

const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
const NONE = 'not measured';

type Bar = [name: string, value: string, wanted: string, holds: boolean | undefined];

const most = (name: string, value: number | undefined, limit: number, unit: string): Bar => [
  name,
  value === undefined ? NONE : `${value} ${unit}`,
  `≤ ${limit} ${unit}`,
  value === undefined ? undefined : value <= limit,
];

function relevanceBars(relevance: Measured['relevance']): Bar[] {
  return Object.entries(relevance).flatMap(([name, {asked, first, firstFive}]): Bar[] => [
    [`right page first, ${name} (${asked})`, share(first, asked), '≥ 90 %', first / asked >= 0.9],
    [
      `in the first five, ${name} (${asked})`,
      share(firstFive, asked),
      '≥ 98 %',
      firstFive / asked >= 0.98,
    ],
  ]);
}

function bars({relevance, stages, typing, keystroke, cold, offline}: Measured): Bar[] {
  const {names, details, texts} = stages;
  return [
    ...relevanceBars(relevance),
    most(
      'titles, headings and symbols, brotli',
      Math.round((names + details) * 10) / 10,
      120,
      'KB',
    ),
    // What it was before two hundred entries of errors and thirty recipes came.
    most('first stage, brotli', names, 14, 'KB'),
    most('all stages, brotli', Math.round(names + details + texts), 420, 'KB'),
    most(
      `keystroke to hits on the screen, page 4× slower, p95 of ${typing?.count ?? 0}`,
      typing?.p95,
      50,
      'ms',
    ),
    most(
      `engine alone on a thread 4× slower, p95 of ${keystroke?.count ?? 0}`,
      keystroke?.p95,
      50,
      'ms',
    ),
    most('cold over fast 3G, box open to hits, opened by key', cold?.keyboard.ms, 300, 'ms'),
    most('the same, opened by pointer', cold?.pointer.ms, 300, 'ms'),
    [
      'works once the network is gone',
      offline === undefined ? NONE : offline ? 'yes' : 'no',
      'yes',
      offline,
    ],
  ];
}

const table = (rows: string[][]) => {
  const [head = []] = rows;
  return [head, head.map(() => '---'), ...rows.slice(1)].map((row) => `| ${row.join(' | ')} |`);
};

/** Writes all that was measured as Markdown. */
export function report(measured: Measured): string {
  const {pages, passages, typing, cold, stages, failed} = measured;
  const load = os.loadavg().map((value) => value.toFixed(1));
  const cores = os.cpus().length;
  const isBusy = Number(load[1]) > cores;
  return [
    `${pages} pages, ${passages} passages, ${process.platform} ${process.arch}, Node ${process.version}, ${cores} cores, load ${load.join(', ')} at the end${isBusy ? ': **the machine was busy with other work, times say little**' : ''}.`,
    '',
    ...table([
      ['bar', 'measured', 'wanted', ''],
      ...bars(measured).map(([name, value, wanted, holds]) => [
        name,
        value,
        wanted,
        holds === undefined ? '' : holds ? 'holds' : '**missed**',
      ]),
    ]),
    '',
    `The index has three stages: names ${stages.names} KB, headings ${stages.details} KB, texts ${stages.texts} KB brotli. Until the first hits ${cold?.kb ?? '–'} KB were fetched, code included. Keystroke to hits: median ${typing?.median ?? '–'} ms. From pressing the key to the first hits, cold: ${cold?.keyboard.intentMs ?? '–'} ms; from reaching the button: ${cold?.pointer.intentMs ?? '–'} ms. Fast 3G is 1.6 Mbit/s with a delay of 150 ms. The browser slows the thread of the page down; the engine works in a worker, so it is also timed alone.`,
    ...(failed.length > 0 ? ['', 'Not measured:', '', ...failed.map((line) => `- ${line}`)] : []),
  ].join('\n');
}
