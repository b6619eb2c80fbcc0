/**
 * `npm run course:film`: renders the film that a reader has at the end of the course with the pinned packages,
 * `static/demos/course/film.mp4`, and the frame that stands for it until it plays, `film.avif`. It takes the packages of
 * the project that the pictures of the Studio are taken of.
 */
import {execFileSync} from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {chromiumPath} from '../../commands/chromium.mjs';
import {course} from '../../content/data/course.ts';
import {buildFilm} from '../../model/course/build-film.ts';
import {readCourse} from '../../model/course/read-course.ts';
import {root, writeText} from '../../model/io.ts';
import {COURSE_FILM, hashCourseFilm} from '../../model/shots/course-film.ts';

const modules = path.join(root, 'shots/project/node_modules');
const FONT =
  'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
/** A frame of the dunes: the picture of the film that says most by itself. */
const STILL = 150;
/** The page shows it less than 640 pixels wide; on fine screens that is soft, and half as heavy. */
const SCALE = 0.625;

const project = buildFilm('Meteor Night', course.film, readCourse(course));
const {width, height, fps, durationInFrames} = project.video;

// As in the playground: a box has its padding in it, and the site's typeface.
const entry = `
import {Composition, continueRender, delayRender, registerRoot, staticFile} from 'remotion';
import {Film} from './src/Film';

const style = document.createElement('style');
style.textContent = '*{box-sizing:border-box}body{font-family:"Instrument Sans Variable",sans-serif}';
document.head.append(style);
const handle = delayRender('Loading the font');
const font = "url(" + staticFile('font.woff2') + ") format('woff2')";
new FontFace('Instrument Sans Variable', font, {weight: '400 700'}).load().then((face) => {
  document.fonts.add(face);
  continueRender(handle);
});
const video = ${JSON.stringify({width, height, fps, durationInFrames})};
registerRoot(() => <Composition id="Film" component={Film} {...video} />);
`;

const folder = mkdtempSync(path.join(os.tmpdir(), 'course-film-'));
try {
  for (const [file, text] of Object.entries(project.files)) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  }
  writeFileSync(path.join(folder, 'index.tsx'), entry);
  writeFileSync(path.join(folder, 'package.json'), '{"name": "course-film"}');
  cpSync(path.join(root, 'static/demos/media'), path.join(folder, 'public/demos/media'), {
    recursive: true,
  });
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
    `--scale=${SCALE}`,
    '--timeout=120000',
    '--image-format=png',
  ];
  run('bundle', 'index.tsx', '--out-dir=bundle', '--bundle-cache=false');
  // Without PNG and BT.709 the colors come out darker than in the frames.
  run(
    ...['render', 'bundle', 'Film', 'film.mp4', '--crf=26', '--muted', '--concurrency=1'],
    ...['--x264-preset=veryslow', '--color-space=bt709', ...browser],
  );
  run('still', 'bundle', 'Film', 'film.png', `--frame=${STILL}`, ...browser);

  const target = path.join(root, 'static/demos/course');
  cpSync(path.join(folder, 'film.mp4'), path.join(target, 'film.mp4'));
  await sharp(path.join(folder, 'film.png'))
    .avif({quality: 60, effort: 8})
    .toFile(path.join(target, 'film.avif'));
  const seconds = Math.round(durationInFrames / fps);
  writeText(
    COURSE_FILM,
    `${JSON.stringify({hash: hashCourseFilm(project), width: width * SCALE, height: height * SCALE, seconds}, null, 2)}\n`,
  );
  console.log(`${(statSync(path.join(target, 'film.mp4')).size / 1024).toFixed(0)} KB`);
} finally {
  rmSync(folder, {recursive: true, force: true});
}
