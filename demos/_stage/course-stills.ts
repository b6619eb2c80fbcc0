// `npm run course:stills [step …]`: pictures of the finished steps, `static/demos/course/<step>.webp`.
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {course} from '../../content/data/course.ts';
import {readCourse} from '../../model/course/read-course.ts';
import {buildFrame} from '../../plugins/playground/bundle.ts';
import {openCourseStage} from './course-stage.ts';
import {hashStep, readHashes, writeHashes} from './hashes.ts';

const root = path.resolve(import.meta.dirname, '../..');
const names = process.argv.slice(2);
const steps = readCourse(course);
const hashes = readHashes('course stills');
const stale = steps.filter((step) =>
  names.length > 0 ? names.includes(step.id) : hashes[step.id] !== hashStep(step),
);
if (stale.length > 0) {
  const stage = await openCourseStage(buildFrame);
  mkdirSync(path.join(root, 'static/demos/course'), {recursive: true});
  try {
    for (const step of stale) {
      const png = await stage.shoot(step);
      const webp = await sharp(png).resize({width: 720}).webp({quality: 72, effort: 6}).toBuffer();
      writeFileSync(path.join(root, `static/demos/course/${step.id}.webp`), webp);
      hashes[step.id] = hashStep(step);
      console.log(`${step.id} ${(webp.length / 1024).toFixed(1)} KB`);
    }
  } finally {
    await stage.close();
  }
}
writeHashes(
  'course stills',
  hashes,
  steps.map(({id}) => id),
);
