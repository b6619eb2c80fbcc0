// `npm run check:demos`: every demo is well formed and its still shows what it shows today.
import {existsSync, statSync} from 'node:fs';
import {hashDemo, readHashes} from '../demos/_stage/hashes.ts';
import {checkStills, stillsOf} from '../model/demos/check-stills.ts';
import {readDemos, readStillColors} from '../model/demos/read-demos.ts';
import {printProblems} from './print.ts';

const {demos, problems} = readDemos();
const stills = readHashes('stills');
const colors = readStillColors();
const stale = checkStills(demos.values(), (id) => {
  const demo = demos.get(id);
  const file = `static/demos/${id}.webp`;
  return {
    bytes: existsSync(file) ? statSync(file).size : undefined,
    missing: demo && stillsOf(demo).find((still) => !existsSync(still.file))?.file,
    hasColor: id in colors,
    madeFrom: stills[id],
    isFrom: hashDemo(demo ?? {id, media: []}),
  };
});

// A recipe is taken into other people's projects, which render its frames in any order.
const frames = readHashes('frames');
const unseen = [...demos.values()]
  .filter((demo) => demo.group === 'Recipes' && frames[demo.id] !== hashDemo(demo))
  .map(({id}) => ({
    file: `demos/${id}/composition.tsx`,
    line: 1,
    column: 1,
    rule: 'demos/order',
    message: 'Nobody has looked yet whether its frames are the same in any order.',
    hint: `Run: npm run frames -- ${id}`,
  }));

printProblems([...problems, ...stale, ...unseen], `${demos.size} demos`);
