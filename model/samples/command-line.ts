import {CLI_FILE} from '../api/read-reports.ts';
import {readJson} from '../io.ts';
import type {CommandLine} from './shell.ts';

let commandLine: CommandLine | undefined;

/** Reads which commands and flags exist, from the report that `npm run api` makes of the pinned packages. */
export function readCommandLine(): CommandLine {
  commandLine ??= readJson(CLI_FILE) as CommandLine;
  return commandLine;
}
