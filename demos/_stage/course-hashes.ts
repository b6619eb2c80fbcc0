import {createHash} from 'node:crypto';
import {z} from 'zod';
import {readJson, writeText} from '../../model/io.ts';
import type {CourseStep} from '../../shared/course/page.ts';

const FILE = 'demos/course-stills.json';

/** Says what the picture of a step was made from: all its files, and the frame. */
export function hashStep({solution, start, still}: CourseStep): string {
  const text = JSON.stringify({solution, start, still});
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** What the pictures that are there were made from, by step. Throws if the file is damaged. */
export const readHashes = (): Record<string, string> => readJson(FILE, z.record(z.string()));

/** Notes what the pictures were made from. */
export function writeHashes(hashes: Record<string, string>): void {
  writeText(FILE, `${JSON.stringify(hashes, null, 2)}\n`);
}
