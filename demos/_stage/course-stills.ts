// `npm run course:stills [-- id …]`: pictures of the finished steps of the course, `static/demos/course/<step>.webp`,
// and of the playground's own templates, `static/demos/templates/<template>.webp`.
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import sharp from 'sharp';
import {course} from '../../content/data/course.ts';
import {readCourse} from '../../model/course/read-course.ts';
import {root} from '../../model/io.ts';
import {refuseUnknown} from '../../model/refuse-unknown.ts';
import {buildFrame} from '../../plugins/playground/bundle.ts';
import type {CourseStep} from '../../shared/course/page.ts';
import type {PlaygroundProject} from '../../shared/playground.ts';
import {ownTemplates} from '../../src/playground/templates/own.ts';
import {openCourseStage} from './course-stage.ts';
import {hashStep, hashTemplate, readHashes, templateKey, writeHashes} from './hashes.ts';

interface Still {
  /** Its file, below `static/demos/`. */
  file: string;
  project: PlaygroundProject;
  frame: number;
  hash: string;
}

const finished = ({start, solution}: CourseStep): PlaygroundProject => {
  const [edited = ''] = Object.keys(start.files);
  return {...start, files: {...start.files, [edited]: solution}};
};

const {positionals: names} = parseArgs({allowPositionals: true});
const stills = new Map<string, Still>();
for (const step of readCourse(course)) {
  const {id, still: frame} = step;
  const file = `course/${id}.webp`;
  stills.set(id, {file, project: finished(step), frame, hash: hashStep(step)});
}
for (const [id, project] of Object.entries(ownTemplates)) {
  const frame = project.stillFrame ?? 0;
  const file = `templates/${id}.webp`;
  stills.set(templateKey(id), {file, project, frame, hash: hashTemplate(project)});
}
refuseUnknown(names, stills.keys());
const hashes = readHashes('course stills');
const stale = [...stills].filter(([id, {hash}]) =>
  names.length > 0 ? names.includes(id) : hashes[id] !== hash,
);
if (stale.length > 0) {
  const stage = await openCourseStage(buildFrame);
  try {
    for (const [id, {file, project, frame, hash}] of stale) {
      const png = await stage.shoot(id, project, frame);
      const webp = await sharp(png).resize({width: 720}).webp({quality: 72, effort: 6}).toBuffer();
      const target = path.join(root, 'static/demos', file);
      mkdirSync(path.dirname(target), {recursive: true});
      writeFileSync(target, webp);
      hashes[id] = hash;
      console.log(`${id} ${(webp.length / 1024).toFixed(1)} KB`);
    }
  } finally {
    await stage.close();
  }
}
writeHashes('course stills', hashes, [...stills.keys()]);
