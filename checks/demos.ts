// `npm run check:demos`: every demo is well formed and its still shows what it shows today.
import {existsSync, statSync} from 'node:fs';
import {hashDemo} from '../demos/_stage/hash.ts';
import {readStills} from '../demos/_stage/read-stills.ts';
import {readDemos} from '../model/demos/read-demos.ts';
import type {Problem} from '../shared/problem.ts';
import {printProblems} from './print.ts';

const maxBytes = 15 * 1024;

const {demos, problems: malformed} = readDemos();

/** Compares each still with its demo. */
function checkStills(): Problem[] {
  const problems: Problem[] = [];
  const stills = readStills();
  const report = (file: string, rule: string, message: string, hint: string) =>
    problems.push({file, line: 1, column: 1, rule: `demos/${rule}`, message, hint});
  for (const demo of demos.values()) {
    const still = `static/demos/${demo.id}.webp`;
    const source = `demos/${demo.id}/composition.tsx`;
    const fix = `Run: npm run stills -- ${demo.id}`;
    if (!existsSync(still)) report(source, 'still-missing', `there is no ${still}`, fix);
    else if (stills[demo.id] !== hashDemo(demo)) {
      report(source, 'still-stale', `${still} was made from another version of this demo`, fix);
    } else if (statSync(still).size > maxBytes) {
      report(source, 'still-heavy', `${still} is larger than 15 KB`, 'Choose a calmer stillFrame.');
    }
  }
  return problems;
}

printProblems([...malformed, ...checkStills()], `${demos.size} demos`);
