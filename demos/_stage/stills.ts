// `npm run stills [-- id …]`: renders the stills that are stale, or those named.
// `npm run stills -- --sheet id …`: six frames of each in `.cache/sheets/`, and one in each other format,
// to judge motion and layout by.
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import sharp from 'sharp';
import {MAX_BYTES, stillsOf} from '../../model/demos/check-stills.ts';
import {readDemos} from '../../model/demos/read-demos.ts';
import {root} from '../../model/io.ts';
import {refuseUnknown} from '../../model/refuse-unknown.ts';
import {type Demo, demoFormats} from '../../shared/demo.ts';
import {type Hashes, hashDemo, readHashes, writeHashes} from './hashes.ts';
import {openStage, type StagePage} from './stage.ts';
import {writeStillColors} from './still-colors.ts';

const SHEET_WIDTH = 6 * 324 + 108;
/** What a still may weigh, in bytes; one that is too busy for it at a usable size may weigh more. */
const bytes = {usual: 15 * 1024, busy: MAX_BYTES};
const {
  values: {sheet: asSheet},
  positionals: names,
} = parseArgs({
  options: {sheet: {type: 'boolean', default: false}},
  allowPositionals: true,
});

/** Widths and qualities, the best first. Narrower than 800 pixels, a still is blurred where it is shown large. */
const encodings: {width: number; quality: number; most: number}[] = [
  {width: 1280, quality: 82, most: bytes.usual},
  {width: 1280, quality: 70, most: bytes.usual},
  {width: 1280, quality: 55, most: bytes.usual},
  {width: 960, quality: 65, most: bytes.usual},
  {width: 960, quality: 45, most: bytes.usual},
  {width: 960, quality: 45, most: bytes.busy},
  {width: 800, quality: 40, most: bytes.busy},
];

/** How wide an upright still is, beside one that isn't: it is shown in a tile half as wide. */
const UPRIGHT = 0.42;

async function encode(png: Buffer, scale: number): Promise<Buffer> {
  const sized = (width: number) => sharp(png).resize({width: Math.round(width * scale)});
  // Two colors and hard edges cost least as they are.
  const exact = await sized(1280).webp({lossless: true, effort: 6}).toBuffer();
  if (exact.length <= bytes.usual) return exact;
  for (const {width, quality, most} of encodings) {
    const webp = await sized(width).webp({quality, effort: 6}).toBuffer();
    if (webp.length <= most) return webp;
  }
  return sized(640).webp({quality: 40, effort: 6}).toBuffer();
}

/** Draws the stills of a demo that are missing, or all of them. */
async function makeStills(stage: StagePage, demo: Demo, isStale: boolean): Promise<void> {
  for (const {file, isUpright} of stillsOf(demo)) {
    if (!isStale && existsSync(file)) continue;
    const sized = isUpright ? {...demo, ...demoFormats['9:16']} : demo;
    const webp = await encode(await stage.shoot(sized, demo.stillFrame), isUpright ? UPRIGHT : 1);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, webp);
    console.log(`${file} ${(webp.length / 1024).toFixed(1)} KB`);
  }
  stills[demo.id] = hashDemo(demo);
}

async function makeSheet(stage: StagePage, demo: Demo): Promise<Buffer> {
  const last = demo.durationInFrames - 1;
  const frames = [0, 0.15, 0.3, 0.5, 0.75, 1].map((part) => Math.round(part * last));
  const pictures: Buffer[] = [];
  for (const frame of frames) {
    pictures.push(
      await sharp(await stage.shoot(demo, frame))
        .resize(320, 180)
        .toBuffer(),
    );
  }
  const others = demo.formats.slice(1).map((format) => ({...demo, ...demoFormats[format]}));
  for (const other of others) {
    pictures.push(
      await sharp(await stage.shoot(other, demo.stillFrame))
        .resize({height: 180})
        .toBuffer(),
    );
  }
  return sharp({create: {width: SHEET_WIDTH, height: 184, channels: 3, background: '#888'}})
    .composite(pictures.map((input, index) => ({input, left: index * 324 + 2, top: 2})))
    .png()
    .toBuffer();
}

/** Notes which stills there are, and their colors. */
async function save(stills: Hashes): Promise<void> {
  const ids = [...demos.keys()].filter((id) => stills[id]).sort((a, b) => a.localeCompare(b));
  writeHashes('stills', stills, ids);
  await writeStillColors(ids);
}

const {demos, problems} = readDemos();
for (const problem of problems) console.error(`${problem.file} ${problem.message}`);
refuseUnknown(names, demos.keys());
const stills = readHashes('stills');
const isStale = (demo: Demo) => names.includes(demo.id) || stills[demo.id] !== hashDemo(demo);
const isMissing = (demo: Demo) => stillsOf(demo).some(({file}) => !existsSync(file));
const wanted = [...demos.values()].filter((demo) =>
  names.length > 0 ? names.includes(demo.id) : asSheet || isStale(demo) || isMissing(demo),
);
if (wanted.length > 0) {
  const stage = await openStage();
  const sheets: Buffer[] = [];
  try {
    for (const demo of wanted) {
      if (asSheet) sheets.push(await makeSheet(stage, demo));
      else await makeStills(stage, demo, isStale(demo));
    }
  } finally {
    await stage.close();
    // Also if one of them failed: the others needn't be made again.
    if (!asSheet) await save(stills);
  }
  if (asSheet) {
    mkdirSync(path.join(root, '.cache/sheets'), {recursive: true});
    for (let first = 0; first < sheets.length; first += 10) {
      const rows = sheets.slice(first, first + 10);
      await sharp({
        create: {width: SHEET_WIDTH, height: rows.length * 184, channels: 3, background: '#888'},
      })
        .composite(rows.map((input, index) => ({input, left: 0, top: index * 184})))
        .png()
        .toFile(path.join(root, `.cache/sheets/sheet-${first / 10}.png`));
    }
  }
}
if (!asSheet && wanted.length === 0) await save(stills);
process.exit(problems.length > 0 ? 1 : 0);
