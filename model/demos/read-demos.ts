import type {Demo} from '../../shared/demo.ts';
import type {Problem} from '../../shared/problem.ts';
import {listFiles, readText} from '../io.ts';
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
  try {
    return parseDemo({
      id,
      composition: readText(`demos/${id}/composition.tsx`),
      meta: readText(`demos/${id}/demo.json`),
    });
  } catch {
    const file = `demos/${id}`;
    const message = `"${id}" needs both composition.tsx and demo.json`;
    return {
      demo: null,
      problems: [
        {file, line: 1, column: 1, rule: 'demos/files', message, hint: 'See demos/README.md.'},
      ],
    };
  }
}
