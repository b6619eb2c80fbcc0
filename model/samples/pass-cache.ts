import {cacheKey, shortHash} from '../generated.ts';
import {keepWhole, listFiles, readKept} from '../io.ts';
import type {PlacedSample} from './read.ts';

let environment: string | undefined;

/**
 * Names the mark of a page that passed. A page depends on nothing but its own samples, the packages, the compiler
 * and this checker (with the ambient file beside it), so an equal mark means an equal result.
 */
function mark(file: string, samples: PlacedSample[]): string {
  environment ??= cacheKey(
    [
      ...listFiles('model/samples', ['.ts']).filter((name) => !name.endsWith('.test.ts')),
      'model/each-node.ts',
      'shared/sample-options.ts',
      'toolkit/package-lock.json',
    ],
    ['typescript'],
  );
  return `.cache/samples/${shortHash(environment + file + JSON.stringify(samples), 32)}`;
}

/** The types that were read when the page's samples compiled and ran without Problems; undefined if they haven't. */
export function passedTypes(file: string, samples: PlacedSample[]): string | undefined {
  return readKept(mark(file, samples))?.toString();
}

/** Remembers that the page's samples compile and run without Problems, and the types in them. */
export function rememberPassed(file: string, samples: PlacedSample[], types: string): void {
  keepWhole(mark(file, samples), types);
}
