// npm run check:commands: flags and setters have a heading each, and each heading is one that exists.
import {checkCommands} from '../model/api/check-commands.ts';
import {CLI_FILE, memberNames, readReports} from '../model/api/read-reports.ts';
import {readJson} from '../model/io.ts';
import {readSite} from '../model/pages/site.ts';
import {cliSchema} from '../model/schema/reports.ts';
import {printProblems} from './print.ts';

const {docs} = readSite();
const cli = readJson(CLI_FILE, cliSchema);
printProblems(
  checkCommands(docs, cli, memberNames(readReports().all)),
  `${cli.flags.length} flags and ${cli.setters.length} setters against the pages of the command line`,
);
