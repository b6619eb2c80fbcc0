// npm run bench:decoder -- FILE: reads logs (one JSON a line: log, and where known entry, cause, fix) and prints
// which entry the decoder puts first, how often that is the right one, and what it costs.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {performance} from 'node:perf_hooks';
import {brotliCompressSync} from 'node:zlib';
import {z} from 'zod';
import {readErrorBook} from '../../model/errors/read-entries.ts';
import {createMatcher} from '../../shared/error-matcher.ts';

/** Runs for the time of a large log; the middle one counts. */
const RUNS = 15;
const LARGE = 200_000;

const rowSchema = z.object({
  log: z.string(),
  /** The entry, or entries, that are right in the first place. */
  entry: z.union([z.string(), z.array(z.string())]).optional(),
  cause: z.string().optional(),
  program: z.string().optional(),
});
type Row = z.infer<typeof rowSchema>;

/** The logs of this folder say which entry is right; other files may leave it to the reader of the table. */
const file = process.argv[2] ?? path.join(import.meta.dirname, 'logs.jsonl');
const rows = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line): Row => rowSchema.parse(JSON.parse(line)));
const book = readErrorBook();
const matcher = createMatcher(book.entries);
const titles = new Map(book.entries.map(({slug, title}) => [slug, title]));

let answered = 0;
let judged = 0;
let right = 0;
for (const [index, row] of rows.entries()) {
  const found = matcher.find(row.log).map(({entry}) => entry.slug);
  const [first] = found;
  const wanted = row.entry === undefined ? undefined : [row.entry].flat();
  if (first) answered++;
  const isRight = wanted && first !== undefined && wanted.includes(first);
  if (wanted) judged++;
  if (isRight) right++;
  const mark = wanted === undefined ? '?' : isRight ? 'ok' : 'NO';
  console.log(`${mark} ${index + 1}\t${first ?? '(none)'}\t${first ? titles.get(first) : ''}`);
  if (found.length > 1) console.log(`\t\tthen ${found.slice(1, 5).join(', ')}`);
  if (wanted && !isRight) console.log(`\t\twanted ${wanted.join(' or ')}`);
  if (row.cause && !wanted) console.log(`\t\tcause: ${row.cause.slice(0, 160)}`);
}

const percent = (part: number, all: number) => `${((100 * part) / Math.max(1, all)).toFixed(1)} %`;
console.log(`${rows.length} logs, ${answered} with an entry (${percent(answered, rows.length)})`);
if (judged > 0) console.log(`right entry first: ${right} of ${judged} (${percent(right, judged)})`);

let large = '';
while (large.length < LARGE) large += `${rows[large.length % rows.length]?.log ?? ''}\n`;
large = large.slice(0, LARGE);
const times = Array.from({length: RUNS}, () => {
  const started = performance.now();
  matcher.find(large);
  return performance.now() - started;
}).sort((a, b) => a - b);
const text = JSON.stringify(book);
console.log(
  `${book.entries.length} entries, ${text.length} bytes, ${brotliCompressSync(text).length} bytes brotli; 200 KB in ${times[0]?.toFixed(1)} ms at best, ${times[Math.floor(RUNS / 2)]?.toFixed(1)} in the middle, ${times.at(-1)?.toFixed(1)} at worst`,
);
