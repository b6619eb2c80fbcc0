import {z} from 'zod';
import {listFiles, readText} from '../../model/io.ts';
import type {Problem} from '../../shared/problem.ts';
import {checkVersions} from '../versions.ts';
import {commandsIn, type Shown} from './commands.ts';

/** Where `npm run proofs:ffmpeg` keeps what came out. */
export const RESULTS = 'proofs/ffmpeg/results.json';

/** How the result of a command begins that failed. */
export const FAILED = "the toolkit's fails: ";

const outcomeSchema = z.object({
  command: z.string(),
  pages: z.string().array(),
  /** Codecs of the file that came out, the first line that was printed, or why it wasn't run. */
  result: z.string(),
});
/** What came of a command. */
export type Outcome = z.infer<typeof outcomeSchema>;

/** What a run keeps; each runs all commands. */
export const resultsSchema = z.object({
  /** Of the toolkit. */
  version: z.string(),
  commands: outcomeSchema.array(),
});

/** @returns The commands of all pages. */
export const readShown = (): Shown[] =>
  listFiles('content', ['.mdx', '.md']).flatMap((file) => {
    const source = readText(file);
    // Other pages have none, and needn't be parsed.
    return /ff(?:mpeg|probe)/.test(source) ? commandsIn(file, source) : [];
  });

/**
 * Holds what came out against what pages show.
 *
 * @param version Of the toolkit as it is installed.
 * @returns Commands that were never run, or that no page shows any more; those of the toolkit that fail. What a page runs with
 * the reader's own FFmpeg may need more than the toolkit's has.
 */
export function checkCommands(
  shown: readonly Shown[],
  results: z.infer<typeof resultsSchema>,
  version: string,
): Problem[] {
  const hint = 'Run npm run proofs:ffmpeg, and commit the results.';
  const {commands} = results;
  const known = new Map(commands.map(({command, result}) => [command, result]));
  const problems = checkVersions({file: RESULTS, rule: 'ffmpeg/stale', hint}, [results], version);
  for (const {file, line, command} of shown) {
    const place = {file, line, column: 1};
    const result = known.get(command);
    if (result === undefined)
      problems.push({...place, rule: 'ffmpeg/new', message: `${command} was never run.`, hint});
    else if (result.startsWith(FAILED) && command.startsWith('npx '))
      problems.push({...place, rule: 'ffmpeg/fails', message: `${command}: ${result}`});
  }
  const named = new Set(shown.map(({command}) => command));
  for (const {command} of commands) {
    if (named.has(command)) continue;
    const message = `${command} is on no page any more.`;
    problems.push({file: RESULTS, line: 1, column: 1, rule: 'ffmpeg/gone', message, hint});
  }
  return problems;
}
