import {expect, test} from 'vitest';
import {z} from 'zod';
import {readBytes, readJson} from '../io.ts';
import {hashHero} from './hero.ts';

const notes = readJson(
  'src/pages/_home/rendered.json',
  z.object({hash: z.string(), bytes: z.number()}),
);

test('the file that the home page offers is rendered from the code it shows: npm run shots:hero', () => {
  expect(notes.hash).toBe(hashHero());
  expect(readBytes('static/home/title.mp4')).toHaveLength(notes.bytes);
});

test('what is shown of it weighs little', () => {
  expect(notes.bytes).toBeLessThan(200 * 1024);
  expect(readBytes('static/home/frames.avif').length).toBeLessThan(30 * 1024);
});
