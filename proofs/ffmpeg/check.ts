// Holds what `npm run proofs:ffmpeg` kept against the commands on pages as they are. A file of its own, since a run needs
// the packages of the guides.
import {printProblems} from '../../checks/print.ts';
import {readJson} from '../../model/io.ts';
import {toolkitVersion} from '../versions.ts';
import {checkCommands, RESULTS, readShown, resultsSchema} from './records.ts';

const shown = readShown();
const results = readJson(RESULTS, resultsSchema);
printProblems(
  checkCommands(shown, results, toolkitVersion()),
  `${results.commands.length} commands on ${shown.length} places`,
);
