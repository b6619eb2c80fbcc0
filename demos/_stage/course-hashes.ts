import {createHash} from 'node:crypto';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
import type {CourseStep} from '../../shared/course/page.ts';

const file = path.resolve(import.meta.dirname, '../course-stills.json');

/** Says what the picture of a step was made from: all its files, and the frame. */
export function hashStep({solution, start, still}: CourseStep): string {
  const text = JSON.stringify({solution, start, still});
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** What the pictures that are there were made from, by step. Throws if the file is damaged. */
export function readHashes(): Record<string, string> {
  return z.record(z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** Notes what the pictures were made from. */
export function writeHashes(hashes: Record<string, string>): void {
  writeFileSync(file, `${JSON.stringify(hashes, null, 2)}\n`);
}
