/**
 * `npm run shots:hero`: renders the composition of the home page with the pinned packages, as a reader would, and keeps
 * what came out for the section about it: `static/home/title.mp4`, sixteen of its frames on one sheet, and the
 * sizes of the bundle and the file (`src/pages/_home/rendered.json`, whose test tells when they are old).
 */
import {copyFileSync, cpSync, mkdirSync, readdirSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {root} from '../model/io.ts';
import {hashHero, heroSources} from '../model/shots/hero.ts';
import {type ScratchProject, TRUE_COLORS, withScratchProject} from './scratch-project.ts';

/** Each ninth frame, smaller than the film: the sheet shows them small. As many rows as columns: it is as wide as a frame. */
const EVERY = 9;
const SCALE = 0.375;
const SIDE = 4;

const entry = {
  begin: "import {defaults, video} from './scene';\nimport {Title} from './Title';",
  composition: '<Composition id="Title" component={Title} {...video} defaultProps={defaults} />',
};

function copySources(folder: string): void {
  for (const file of heroSources) {
    copyFileSync(path.join(root, file), path.join(folder, path.basename(file)));
  }
}

/** Renders the film and its frames, and keeps them with their sizes. */
async function keep({folder, run}: ScratchProject): Promise<void> {
  run('render', 'Title', 'title.mp4', '--crf=20', '--muted', '--concurrency=1', TRUE_COLORS);
  run(
    ...(['render', 'Title', 'frames', '--sequence', '--concurrency=1'] as const),
    ...[`--every-nth-frame=${EVERY}`, `--scale=${SCALE}`],
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
}

await withScratchProject('hero', entry, copySources, keep);
