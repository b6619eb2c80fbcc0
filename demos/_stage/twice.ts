// `npm run frames [-- id …]`: draws frames of each recipe twice, forwards in one page and in a mixed order in a
// second page, and compares the pictures. Those that are the same are noted in `demos/frames.json` with the
// hash of the recipe's sources; `npm run check:demos` asks for recipes that have changed since.
import {parseArgs} from 'node:util';
import {readDemos} from '../../model/demos/read-demos.ts';
import {shortHash} from '../../model/generated.ts';
import {refuseUnknown} from '../../model/refuse-unknown.ts';
import {type Demo, demoFormats} from '../../shared/demo.ts';
import {hashDemo, readHashes, writeHashes} from './hashes.ts';
import {openStage, type StagePage} from './stage.ts';

/** Frames to look at: the first two, the last two, and some between. */
function framesOf({durationInFrames}: Demo): number[] {
  const last = durationInFrames - 1;
  return [
    ...new Set(
      [0, 1, 0.2, 0.35, 0.5, 0.65, 0.8, last - 1, last].map((part) =>
        part > 0 && part < 1 ? Math.round(part * last) : part,
      ),
    ),
  ];
}

/** Every third, from the end: each frame has other neighbors than when playing. */
function mixed(frames: readonly number[]): number[] {
  return [2, 0, 1].flatMap((start) => frames.filter((_, index) => index % 3 === start).reverse());
}

async function look(stage: StagePage, demo: Demo, frames: readonly number[]) {
  const pictures = new Map<number, string>();
  for (const frame of frames) {
    const png = await stage.shoot(demo, frame, {scale: 0.5, pause: 30});
    pictures.set(frame, shortHash(png, 64));
  }
  return pictures;
}

/** Returns the frames and formats whose pictures differ, as `9:16 frame 12`. */
async function compare(first: StagePage, second: StagePage, demo: Demo): Promise<string[]> {
  const different: string[] = [];
  for (const format of demo.formats) {
    const sized = demo.formats.length > 1 ? {...demo, ...demoFormats[format]} : demo;
    const frames = framesOf(sized);
    const forwards = await look(first, sized, frames);
    const other = await look(second, sized, mixed(frames));
    for (const frame of frames) {
      if (forwards.get(frame) !== other.get(frame)) different.push(`${format} frame ${frame}`);
    }
    if (new Set(forwards.values()).size < 3) different.push(`${format}: hardly anything moves`);
  }
  return different;
}

const {positionals: names} = parseArgs({allowPositionals: true});
const {demos} = readDemos();
const seen = readHashes('frames');
const recipes = [...demos.values()].filter(({group}) => group === 'Recipes');
const wanted = recipes.filter((demo) =>
  names.length > 0 ? names.includes(demo.id) : seen[demo.id] !== hashDemo(demo),
);
refuseUnknown(
  names,
  recipes.map(({id}) => id),
);
let failed = false;

/** Notes which recipes were the same; also if one of them ended the run, as the others needn't be drawn again. */
function save(): void {
  const ids = recipes.map(({id}) => id).sort((a, b) => a.localeCompare(b));
  writeHashes('frames', seen, ids);
}

if (wanted.length > 0) {
  const first = await openStage();
  const second = await openStage();
  try {
    for (const demo of wanted) {
      const different = await compare(first, second, demo);
      if (different.length === 0) seen[demo.id] = hashDemo(demo);
      else {
        failed = true;
        delete seen[demo.id];
      }
      console.log(`${demo.id}: ${different.length === 0 ? 'the same' : different.join(', ')}`);
    }
  } finally {
    await first.close();
    await second.close();
    save();
  }
} else save();
process.exit(failed ? 1 : 0);
