import {CLI_FILE} from '../api/read-reports.ts';
import {readJson} from '../io.ts';
import type {CommandLine} from './shell.ts';

const PINS = 'toolkit/package.json';
const TEMPLATES = 'content/manifest/templates.json';

let commandLine: CommandLine | undefined;

/**
 * Reads which commands and flags exist, from the report that `npm run api` makes of the pinned packages.
 * `create-video` isn't published at the pinned version: its flags are the ids of the templates, and
 * `--tmp` (select-template.js of 4.0.377).
 */
export function readCommandLine(): CommandLine {
  commandLine ??= {
    ...(readJson(CLI_FILE) as Omit<CommandLine, 'createFlags' | 'version'>),
    createFlags: [...(readJson(TEMPLATES) as {cliId: string}[]).map(({cliId}) => cliId), 'tmp'],
    version: (readJson(PINS) as {dependencies: Record<string, string>}).dependencies.remotion ?? '',
  };
  return commandLine;
}
