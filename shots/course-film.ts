/**
 * `npm run course:film`: renders the film that a reader has at the end of the course with the pinned packages,
 * `static/demos/course/film.mp4`, and the frame that stands for it until it plays, `film.avif`. It takes the packages of
 * the project that the pictures of the Studio are taken of.
 */
import {cpSync, mkdirSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {course} from '../content/data/course.ts';
import {buildFilm} from '../model/course/build-film.ts';
import {readCourse} from '../model/course/read-course.ts';
import {root, writeText} from '../model/io.ts';
import {COURSE_FILM, hashCourseFilm} from '../model/shots/course-film.ts';
import {type ScratchProject, TRUE_COLORS, withScratchProject} from './scratch-project.ts';

/** A frame of the dunes: the picture of the film that says most by itself. */
const STILL = 150;
/** The page shows it less than 640 pixels wide; on fine screens that is soft, and half as heavy. */
const SCALE = 0.625;

const project = buildFilm('Meteor Night', course.film, readCourse(course));
const {width, height, fps, durationInFrames} = project.video;

const entry = {
  // As in the playground: a box has its padding in it, and the site's typeface.
  begin: `import {Film} from './src/Film';

const style = document.createElement('style');
style.textContent = '*{box-sizing:border-box}body{font-family:"Instrument Sans Variable",sans-serif}';
document.head.append(style);
const video = ${JSON.stringify({width, height, fps, durationInFrames})};`,
  composition: '<Composition id="Film" component={Film} {...video} />',
};

function writeSources(folder: string): void {
  for (const [file, text] of Object.entries(project.files)) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  }
  cpSync(path.join(root, 'static/demos/media'), path.join(folder, 'public/demos/media'), {
    recursive: true,
  });
}

/** Renders the film and the frame that stands for it, and keeps them with their size. */
async function keep({folder, run}: ScratchProject): Promise<void> {
  const size = [`--scale=${SCALE}`, '--timeout=120000'];
  run(
    ...(['render', 'Film', 'film.mp4', '--crf=26', '--muted', '--concurrency=1'] as const),
    ...['--x264-preset=veryslow', TRUE_COLORS, ...size],
  );
  run('still', 'Film', 'film.png', `--frame=${STILL}`, ...size);

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
}

await withScratchProject('course-film', entry, writeSources, keep);
