import {expect, it} from 'vitest';
import {z} from 'zod';
import {createMatcher} from '../../shared/error-matcher.ts';
import {readText} from '../io.ts';
import {readErrorBook} from './read-entries.ts';

const rowSchema = z.object({entry: z.string(), log: z.string()});
const rows = readText('benchmarks/decoder/logs.jsonl')
  .trim()
  .split('\n')
  .map((line) => rowSchema.parse(JSON.parse(line)));
const {entries} = readErrorBook();
const matcher = createMatcher(entries);

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
