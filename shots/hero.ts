/**
 * `npm run shots:hero`: renders the composition of the home page with the pinned packages, as a reader would, and keeps
 * what came out for the section about it: `static/home/title.mp4`, sixteen of its frames on one sheet, and the
 * sizes of the bundle and the file (`src/pages/_home/rendered.json`, whose test tells when they are old).
 */
import {execFileSync} from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {chromiumPath} from '../commands/chromium.mjs';
import {hashHero, heroSources} from '../model/shots/hero.ts';

const root = path.resolve(import.meta.dirname, '..');
const modules = path.join(root, 'shots/project/node_modules');
const FONT =
  'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
/** Each ninth frame, smaller than the film: the sheet shows them small. As many rows as columns: it is as wide as a frame. */
const EVERY = 9;
const SCALE = 0.375;
const SIDE = 4;

const ENTRY = `
import {Composition, continueRender, delayRender, registerRoot, staticFile} from 'remotion';
import {defaults, video} from './scene';
import {Title} from './Title';

const handle = delayRender('Loading the font');
const font = "url(" + staticFile('font.woff2') + ") format('woff2')";
new FontFace('Instrument Sans Variable', font, {weight: '400 700'}).load().then((face) => {
  document.fonts.add(face);
  continueRender(handle);
});
registerRoot(() => <Composition id="Title" component={Title} {...video} defaultProps={defaults} />);
`;

const folder = mkdtempSync(path.join(os.tmpdir(), 'hero-'));
try {
  for (const file of heroSources) {
    copyFileSync(path.join(root, file), path.join(folder, path.basename(file)));
  }
  writeFileSync(path.join(folder, 'index.tsx'), ENTRY);
  writeFileSync(path.join(folder, 'package.json'), '{"name": "hero"}');
  mkdirSync(path.join(folder, 'public'));
  copyFileSync(path.join(root, FONT), path.join(folder, 'public/font.woff2'));
  symlinkSync(modules, path.join(folder, 'node_modules'));

  const run = (...options: string[]) =>
    execFileSync(
      process.execPath,
      [path.join(modules, '@remotion/cli/remotion-cli.js'), ...options, '--log=error'],
      {cwd: folder, stdio: 'inherit'},
    );
  const browser = [
    `--browser-executable=${chromiumPath()}`,
    '--chrome-mode=chrome-for-testing',
    '--concurrency=1',
  ];
  run('bundle', 'index.tsx', '--out-dir=bundle', '--bundle-cache=false');
  // Without PNG and BT.709 the colors come out darker than in the frames.
  run(
    ...['render', 'bundle', 'Title', 'title.mp4', '--crf=20', '--muted'],
    ...['--image-format=png', '--color-space=bt709', ...browser],
  );
  run(
    ...['render', 'bundle', 'Title', 'frames', '--sequence', '--image-format=png'],
    ...[`--every-nth-frame=${EVERY}`, `--scale=${SCALE}`, ...browser],
  );

  const frames = readdirSync(path.join(folder, 'frames'))
    .sort()
    .slice(0, SIDE * SIDE);
  const {width = 0, height = 0} = await sharp(
    path.join(folder, 'frames', frames[0] ?? ''),
  ).metadata();
  mkdirSync(path.join(root, 'static/home'), {recursive: true});
  await sharp({
    create: {width: width * SIDE, height: height * SIDE, channels: 3, background: '#000'},
  })
    .composite(
      frames.map((name, index) => ({
        input: path.join(folder, 'frames', name),
        left: (index % SIDE) * width,
        top: Math.floor(index / SIDE) * height,
      })),
    )
    .avif({quality: 55, effort: 8})
    .toFile(path.join(root, 'static/home/frames.avif'));
  cpSync(path.join(folder, 'title.mp4'), path.join(root, 'static/home/title.mp4'));

  const bundle = ['index.html', 'bundle.js'].map((name) => ({
    name,
    bytes: statSync(path.join(folder, 'bundle', name)).size,
  }));
  const notes = {
    hash: hashHero(),
    every: EVERY,
    bytes: statSync(path.join(folder, 'title.mp4')).size,
    bundle,
  };
  writeFileSync(
    path.join(root, 'src/pages/_home/rendered.json'),
    `${JSON.stringify(notes, null, 2)}\n`,
  );
} finally {
  rmSync(folder, {recursive: true, force: true});
}
