import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Demo} from '../../shared/demo.ts';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Says what a still was made from.
 * Takes the demo; returns a short hash of its two files and of the media it reads.
 */
export function hashDemo(demo: Pick<Demo, 'id' | 'media'>): string {
  const hash = createHash('sha256');
  const files = [
    `demos/${demo.id}/composition.tsx`,
    `demos/${demo.id}/demo.json`,
    ...demo.media.map((file) => `static/demos/media/${file}`),
  ];
  for (const file of files) {
    hash.update(existsSync(path.join(root, file)) ? readFileSync(path.join(root, file)) : 'none');
  }
  return hash.digest('hex').slice(0, 16);
}
