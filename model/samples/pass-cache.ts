import {createHash} from 'node:crypto';
import {keepWhole, listFiles, readKept, readText} from '../io.ts';
import type {PlacedSample} from './read.ts';

let environment: string | undefined;

/**
 * Names the mark of a page that passed. A page depends on nothing but its own samples, the packages
 * and this checker (with the ambient file beside it), so an equal mark means an equal result.
 */
function mark(file: string, samples: PlacedSample[]): string {
  environment ??= [...listFiles('model/samples', ['.ts']), 'toolkit/package-lock.json']
    .map(readText)
    .join('\0');
  const hash = createHash('sha256')
    .update(environment)
    .update(file)
    .update(JSON.stringify(samples));
  return `.cache/samples/${hash.digest('hex').slice(0, 32)}`;
}

/** The types that were read when the page's samples compiled and ran without Problems; undefined if they haven't. */
export function passedTypes(file: string, samples: PlacedSample[]): string | undefined {
  return readKept(mark(file, samples))?.toString();
}

/** Remembers that the page's samples compile and run without Problems, and the types in them. */
export function rememberPassed(file: string, samples: PlacedSample[], types: string): void {
  keepWhole(mark(file, samples), types);
}
