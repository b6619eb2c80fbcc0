/**
 * Opens every sample and every demo of the built site in the playground: none may report a problem, and
 * a demo must look there as its still does.
 *
 *   npm run check:playground                    all of build/
 *   npm run check:playground -- spring          what has this in its name
 *   npm run check:playground -- --sample 12     every twelfth, as npm test does
 *
 * What passed is remembered by its content in .cache/playground.json, until the frame changes. A run over
 * all of them writes proofs/playground/every.json: how many, and which don't run, with what they say.
 */
import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {deflateRawSync} from 'node:zlib';
import {chromium, type Page} from '@playwright/test';
import sharp from 'sharp';
import {chromiumPath, QUIET_ARGS} from '../../commands/chromium.mjs';
import {createSiteServer, listen} from '../../hosting/serve.ts';
import {framesDrawn} from '../browser.ts';

/** Share of pixels that may differ from the still, which is compressed and drawn at another size. */
const MOST_DIFFERENT = 0.04;
/** The one demo that shows another page, which the frame can't load; it has no Edit button. */
const NOT_HERE = new Set(['iframe']);

interface Project {
  title: string;
  files: Record<string, string>;
  video: {width: number; height: number; fps: number; durationInFrames: number};
  stillFrame?: number;
}

interface Case {
  name: string;
  project: Project;
  /** Picture it has to look like. */
  still?: string;
}

const {values, positionals} = parseArgs({
  options: {build: {type: 'string', default: 'build'}, sample: {type: 'string', default: '1'}},
  allowPositionals: true,
});
const build = path.resolve(values.build);
const CACHE = path.resolve('.cache/playground.json');

function readCases(): Case[] {
  const folder = path.join(build, 'playground/samples');
  const samples = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file): Case => {
      // A link carries no compiled code: here it is compiled in the page.
      const {compiled: _, ...project} = JSON.parse(
        readFileSync(path.join(folder, file), 'utf8'),
      ) as Project & {compiled: unknown};
      return {name: `${project.title} (${file})`, project};
    });
  const demos = readdirSync('demos')
    .filter((id) => existsSync(`demos/${id}/demo.json`) && !NOT_HERE.has(id))
    .map((id): Case => {
      const {
        fps = 30,
        width = 640,
        height = 360,
        durationInFrames,
        stillFrame,
      } = JSON.parse(readFileSync(`demos/${id}/demo.json`, 'utf8'));
      return {
        name: id,
        still: path.join(build, `demos/${id}.webp`),
        project: {
          title: id,
          files: {'src/composition.tsx': readFileSync(`demos/${id}/composition.tsx`, 'utf8')},
          video: {fps, width, height, durationInFrames},
          stillFrame,
        },
      };
    });
  return [...demos, ...samples].sort((a, b) => a.name.localeCompare(b.name));
}

/** Share of pixels that look different, at a size at which compression doesn't count. */
async function difference(png: Buffer, still: string): Promise<number> {
  const {width = 16, height = 9} = await sharp(still).metadata();
  // An upright film stands between two bars: they aren't part of it.
  const box = await sharp(png).metadata();
  const scale = Math.min((box.width ?? 0) / width, (box.height ?? 0) / height);
  const film = {width: Math.floor(width * scale), height: Math.floor(height * scale)};
  const region = {
    ...film,
    left: Math.floor(((box.width ?? 0) - film.width) / 2),
    top: Math.floor(((box.height ?? 0) - film.height) / 2),
  };
  const size = {width: 160, height: 90, fit: 'fill'} as const;
  const [a, b] = await Promise.all(
    [sharp(png).extract(region), sharp(still)].map((input) =>
      input.resize(size).removeAlpha().raw().toBuffer(),
    ),
  );
  let different = 0;
  const count = (a?.length ?? 0) / 3;
  for (let at = 0; at < count * 3; at += 3) {
    const far = [0, 1, 2].some(
      (channel) => Math.abs((a?.[at + channel] ?? 0) - (b?.[at + channel] ?? 0)) > 48,
    );
    if (far) different += 1;
  }
  return different / count;
}

async function run(page: Page, {project, still}: Case): Promise<string | undefined> {
  const packed = deflateRawSync(JSON.stringify(project)).toString('base64url');
  await page.goto('about:blank');
  await page.goto(`/playground/#p1=${packed}`);
  await page.getByRole('button', {name: 'Run', exact: true}).click();
  const picture = page.locator('[data-state]');
  const problems = page.locator('[data-problem]');
  await page
    .locator('[data-state="drawn"]')
    .or(problems.first())
    .first()
    .waitFor({timeout: 20_000});
  // Images, and errors of effects, come after the first picture.
  await framesDrawn(page, 20);
  const texts = await problems.allInnerTexts();
  if (texts.length > 0) return texts.join(' | ').replaceAll('\n', ' ');
  if (!still) return undefined;
  let share = 1;
  for (let look = 0; look < 8 && share > MOST_DIFFERENT; look += 1) {
    await framesDrawn(page, 20);
    share = await difference(await picture.screenshot(), still);
  }
  return share > MOST_DIFFERENT
    ? `${(share * 100).toFixed(1)} % differs from its still`
    : undefined;
}

const all = readCases();
const step = Number(values.sample);
const wanted = all.filter(
  ({name}, index) =>
    index % step === 0 &&
    (positionals.length === 0 || positionals.some((part) => name.includes(part))),
);
if (wanted.length === 0) {
  console.error(`No sample or demo has “${positionals.join(' ')}” in its name.`);
  process.exit(1);
}
const frame = readdirSync(path.join(build, 'playground/lib')).sort().join();
const keyOf = ({project}: Case) =>
  createHash('sha256')
    .update(frame + JSON.stringify(project))
    .digest('hex')
    .slice(0, 16);
const passed = new Set<string>(
  existsSync(CACHE) ? (JSON.parse(readFileSync(CACHE, 'utf8')) as string[]) : [],
);

const server = createSiteServer(build);
const port = await listen(server, 4400);
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: QUIET_ARGS,
});
const context = await browser.newContext({
  baseURL: `http://localhost:${port}`,
  viewport: {width: 1440, height: 900},
  reducedMotion: 'reduce',
});
const page = await context.newPage();
const failures: {name: string; problem: string}[] = [];
const remember = () => writeFileSync(CACHE, JSON.stringify([...passed]));
for (const [index, one] of wanted.entries()) {
  // A run that is ended goes on from here.
  if (index % 20 === 0) remember();
  const key = keyOf(one);
  if (passed.has(key)) continue;
  const problem = await run(page, one).catch((error: Error) => error.message.split('\n')[0]);
  if (problem === undefined) passed.add(key);
  else {
    failures.push({name: one.name, problem});
    console.log(`${one.name}: ${problem}`);
  }
}
remember();
await browser.close();
server.close();
server.closeAllConnections();
const failed = failures.length;
const share = Math.round((1 - failed / wanted.length) * 1000) / 10;
console.log(`${wanted.length} opened in the playground, ${failed} with a problem: ${share} % run`);
if (wanted.length === all.length) {
  const demos = all.filter(({still}) => still !== undefined).length;
  const report = {
    seen: new Date().toISOString().slice(0, 10),
    demos,
    samples: all.length - demos,
    percent: share,
    failures,
  };
  writeFileSync('proofs/playground/every.json', `${JSON.stringify(report, null, 2)}\n`);
}
process.exit(failed > 0 ? 1 : 0);
