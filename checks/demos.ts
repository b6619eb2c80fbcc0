// `npm run check:demos`: every demo is well formed and its still shows what it shows today.
import {existsSync, statSync} from 'node:fs';
import {hashDemo} from '../demos/_stage/hash.ts';
import {readStills} from '../demos/_stage/read-stills.ts';
import {checkStills} from '../model/demos/check-stills.ts';
import {readDemos} from '../model/demos/read-demos.ts';
import {printProblems} from './print.ts';

const {demos, problems} = readDemos();
const stills = readStills();
const stale = checkStills(demos.values(), (id) => {
  const file = `static/demos/${id}.webp`;
  return {
    bytes: existsSync(file) ? statSync(file).size : undefined,
    madeFrom: stills[id],
    isFrom: hashDemo(demos.get(id) ?? {id, media: []}),
  };
});

printProblems([...problems, ...stale], `${demos.size} demos`);
