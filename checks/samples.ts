// npm run check:samples [-- content/docs/spring.mdx …]: every sample compiles, parses and gives what it says,
// and those that show something have been watched.
import {performance} from 'node:perf_hooks';
import {parseArgs} from 'node:util';
import {ensureToolkit} from '../commands/toolkit.ts';
import {choosers} from '../content/data/choosers.ts';
import {readChooserSamples, readChoosers} from '../model/choosers/read-choosers.ts';
import {checkSamples} from '../model/samples/check.ts';
import {checkRecords} from '../model/watch/check-records.ts';
import {countClasses} from '../model/watch/films.ts';
import {readFilms, readNotes, readRecords} from '../model/watch/read-films.ts';
import {chosenFiles} from './chosen.ts';
import {printProblems} from './print.ts';

ensureToolkit();
const started = performance.now();
const {values, positionals} = parseArgs({
  options: {'no-cache': {type: 'boolean', default: false}},
  allowPositionals: true,
});
const files = chosenFiles(positionals);
const {problems, samples, compiled, cached, optOuts} = await checkSamples(files, {
  cache: !values['no-cache'],
  others: readChoosers(choosers).map(readChooserSamples),
});
const asked = (file: string) => files.length === 0 || files.includes(file);
const {classified, films} = readFilms(asked);
problems.push(...checkRecords(films, readRecords(), readNotes()));
console.log(`${classified.length} TypeScript samples: ${countClasses(classified)}`);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
printProblems(
  problems,
  `${samples} samples, ${compiled} compiled (${cached} pages unchanged), ${optOuts} opted out, ${seconds} s`,
);
