import {exists, readJson} from '../io.ts';
import type {CommandLine} from './shell.ts';

const file = 'toolkit/api/cli-options.json';

let commandLine: CommandLine | null | undefined;

/** @returns What the toolkit's own definitions say its command line accepts; null before `npm run api`. */
export function readCommandLine(): CommandLine | null {
  commandLine ??= exists(file) ? (readJson(file) as CommandLine) : null;
  return commandLine;
}
