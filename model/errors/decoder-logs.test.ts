import {brotliCompressSync} from 'node:zlib';
import {expect, it} from 'vitest';
import {z} from 'zod';
import {createMatcher} from '../../shared/error-matcher.ts';
import {readText} from '../io.ts';
import {readErrorBook} from './read-entries.ts';

const readRows = <Row>(file: string, schema: z.ZodType<Row>): Row[] =>
  readText(`benchmarks/decoder/${file}`)
    .trim()
    .split('\n')
    .map((line) => schema.parse(JSON.parse(line)));
const rows = readRows('logs.jsonl', z.object({entry: z.string(), log: z.string()}));
/** Which entries are right; none is where nobody has written one yet. */
const keptRows = readRows(
  'kept.jsonl',
  z.object({entry: z.union([z.string(), z.array(z.string())]).optional(), log: z.string()}),
);
const book = readErrorBook();
const {entries} = book;
const matcher = createMatcher(entries);

/** Right first, and wrong first, of the kept logs when they were last measured, in November 2026. */
const KEPT = {right: 76, wrong: 3};
/**
 * A reader waits for the table after the first paste: 46 KB take 0.23 s at the 1.6 Mbit/s of a slow phone. It was 43 KB
 * until the decoder had entries for whole families (a module, a file, a script, Docker, TypeScript), which took the logs
 * of strangers from 43 % to 70 % right: 3 KB and 0.015 s for that, after long patterns were cut and doubles dropped.
 */
const LARGEST_TABLE = 46_000;

it('puts the right entry first for at least 95 % of logs as terminals, hosts and services write them', () => {
  expect(rows.length).toBeGreaterThanOrEqual(80);
  const slugs = new Set(entries.map(({slug}) => slug));
  expect(rows.map(({entry}) => entry).filter((entry) => !slugs.has(entry))).toEqual([]);
  const wrong = rows.flatMap(({entry, log}) => {
    const first = matcher.find(log)[0]?.entry.slug;
    return first === entry ? [] : [{wanted: entry, first, log}];
  });
  expect(wrong.length / rows.length, JSON.stringify(wrong, null, 1)).toBeLessThanOrEqual(0.05);
});

it('finds nothing in a log of a render that succeeds', () => {
  const log = `
    Bundling            ━━━━━━━━━━━━━━━━━━ 1210ms
    Getting composition ━━━━━━━━━━━━━━━━━━ 833ms
    Composition         Intro
    Codec               h264
    Output              out/Intro.mp4
    Concurrency         4x
    Rendering frames    ━━━━━━━━━━━━━━━━━━ 120/120
    Encoding video      ━━━━━━━━━━━━━━━━━━ 120/120
    + out/Intro.mp4 1.4 MB
  `;
  expect(matcher.find(log)).toEqual([]);
});

it('is no worse than it was on logs that nobody has written a pattern for', () => {
  const seen = keptRows.map(({entry, log}) => {
    const first = matcher.find(log)[0]?.entry.slug;
    if (first === undefined) return 'nothing';
    return [entry].flat().includes(first) ? 'right' : 'wrong';
  });
  expect(seen.filter((each) => each === 'right').length).toBeGreaterThanOrEqual(KEPT.right);
  expect(seen.filter((each) => each === 'wrong').length).toBeLessThanOrEqual(KEPT.wrong);
});

it('fits into what a reader waits for', () => {
  expect(brotliCompressSync(JSON.stringify(book)).length).toBeLessThanOrEqual(LARGEST_TABLE);
});
