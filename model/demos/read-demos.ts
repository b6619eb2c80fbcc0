import {z} from 'zod';
import type {Demo} from '../../shared/demo.ts';
import type {Problem} from '../../shared/problem.ts';
import {exists, listFiles, readJson, readText} from '../io.ts';
import {parsedOnce} from '../remembered.ts';
import {parseDemo} from './parse-demo.ts';

const COLORS = 'demos/still-colors.json';

/** The color of each still as a whole, by demo; `npm run stills` writes them. */
export const readStillColors = (): Record<string, string> =>
  exists(COLORS) ? readJson(COLORS, z.record(z.string().regex(/^#[0-9a-f]{6}$/))) : {};

/** Reads all demos from disk: those that are well formed, by id, and the problems of the others. */
export function readDemos(): {demos: Map<string, Demo>; problems: Problem[]} {
  const demos = new Map<string, Demo>();
  const problems: Problem[] = [];
  const colors = readStillColors();
  for (const file of listFiles('demos', ['demo.json'])) {
    const id = file.split('/')[1] ?? '';
    const result = readDemo(id, colors);
    problems.push(...result.problems);
    if (result.demo) demos.set(id, result.demo);
  }
  return {demos, problems};
}

/**
 * Reads one demo from disk.
 *
 * @param id Name of its folder.
 * @param colors Of the stills, where many are read.
 * @returns The demo, or null with the problems.
 */
export function readDemo(
  id: string,
  colors = readStillColors(),
): {demo: Demo | null; problems: Problem[]} {
  const file = `demos/${id}`;
  const [composition, meta] = [`${file}/composition.tsx`, `${file}/demo.json`];
  if (!exists(composition) || !exists(meta)) {
    const message = `"${id}" needs both composition.tsx and demo.json`;
    return {
      demo: null,
      problems: [
        {file, line: 1, column: 1, rule: 'demos/files', message, hint: 'See demos/README.md.'},
      ],
    };
  }
  const source = {
    id,
    composition: readText(composition),
    meta: readText(meta),
    stillColor: colors[id],
  };
  return parsedOnce('demo', file, JSON.stringify(source), () => parseDemo(source));
}
