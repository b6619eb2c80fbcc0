import {z} from 'zod';
import {shortHash} from '../../model/generated.ts';
import {exists, readBytes, readJson, writeText} from '../../model/io.ts';
import type {CourseStep} from '../../shared/course/page.ts';
import type {Demo} from '../../shared/demo.ts';
import type {PlaygroundProject} from '../../shared/playground.ts';

/** Files that note what pictures were made from. */
const FILES = {
  stills: 'demos/stills.json',
  /** Recipes whose frames were the same in two orders. */
  frames: 'demos/frames.json',
  'course stills': 'demos/course-stills.json',
};

/** Hash of the sources something was made from, by the id of its demo or step. */
export type Hashes = Record<string, string>;

/** Reads what was noted; empty if there is no such file. Throws if it is damaged. */
export const readHashes = (of: keyof typeof FILES): Hashes =>
  exists(FILES[of]) ? readJson(FILES[of], z.record(z.string())) : {};

/** Notes the hashes of these ids, in this order; others are forgotten. */
export function writeHashes(of: keyof typeof FILES, hashes: Hashes, ids: readonly string[]): void {
  const noted = ids.flatMap((id) => (hashes[id] === undefined ? [] : [[id, hashes[id]]]));
  writeText(FILES[of], `${JSON.stringify(Object.fromEntries(noted), null, 2)}\n`);
}

/** They are kept for as long as their pictures. */
const LENGTH = 16;

/** Hashes what a demo's still is made from: its two files, and the media it reads. */
export function hashDemo(demo: Pick<Demo, 'id' | 'media'>): string {
  const files = [
    `demos/${demo.id}/composition.tsx`,
    `demos/${demo.id}/demo.json`,
    ...demo.media.map((file) => `static/demos/media/${file}`),
  ];
  const contents = files.map((file) => (exists(file) ? readBytes(file) : Buffer.from('none')));
  return shortHash(Buffer.concat(contents), LENGTH);
}

/** Hashes what the picture of a step is made from: all its files, and the frame. */
export const hashStep = ({solution, start, still}: CourseStep): string =>
  shortHash(JSON.stringify({solution, start, still}), LENGTH);

/** Under what the picture of a template is noted, among those of the steps. Takes its id. */
export const templateKey = (id: string): string => `template-${id}`;

/** Hashes what the picture of one of the playground's templates is made from. */
export const hashTemplate = (project: PlaygroundProject): string =>
  shortHash(JSON.stringify(project), LENGTH);
