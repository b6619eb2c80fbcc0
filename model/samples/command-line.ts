import {CLI_FILE} from '../api/read-reports.ts';
import {readJson} from '../io.ts';
import {readTemplates} from '../pages/read-templates.ts';
import {cliSchema, packageSchema} from '../schema/reports.ts';
import type {CommandLine} from './shell.ts';

let commandLine: CommandLine | undefined;

/**
 * Reads which commands and flags exist, from the report that `npm run api` makes of the pinned packages.
 * `create-video` isn't published at the pinned version: its flags are the ids of the templates, and
 * `--tmp` (select-template.js of 4.0.377).
 */
export function readCommandLine(): CommandLine {
  commandLine ??= {
    ...readJson(CLI_FILE, cliSchema),
    createFlags: [...readTemplates().map(({id}) => id), 'tmp'],
    version: readJson('toolkit/package.json', packageSchema).dependencies.remotion ?? '',
  };
  return commandLine;
}
