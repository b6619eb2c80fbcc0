import type {Demo} from '../../shared/demo.ts';
import type {Problem} from '../../shared/problem.ts';
import {exists, listFiles, readText} from '../io.ts';
import {parseDemo} from './parse-demo.ts';

/**
 * Reads all demos from disk.
 * Returns those that are well formed, by id, and the problems of the others.
 */
export function readDemos(): {demos: Map<string, Demo>; problems: Problem[]} {
  const demos = new Map<string, Demo>();
  const problems: Problem[] = [];
  for (const file of listFiles('demos', ['demo.json'])) {
    const id = file.split('/')[1] ?? '';
    const result = readDemo(id);
    problems.push(...result.problems);
    if (result.demo) demos.set(id, result.demo);
  }
  return {demos, problems};
}

/**
 * Reads one demo from disk.
 * Takes its id; returns the demo, or null with the problems.
 */
export function readDemo(id: string): {demo: Demo | null; problems: Problem[]} {
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
  return parseDemo({id, composition: readText(composition), meta: readText(meta)});
}
