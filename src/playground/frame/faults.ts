import {LIMITS} from '../limits';
import type {Fault} from '../protocol';

/** `at Title (src/Title.tsx:12:7)` of Chromium, `Title@src/Title.tsx:12:7` of Firefox and Safari. */
const PLACE = /([^\s()@]+?\.(?:m?tsx?|m?jsx?|json)):(\d+):(\d+)/g;

/**
 * Describes an error with the topmost place that is the reader's own.
 * Takes anything that was thrown, and the paths of the reader's files; never throws.
 */
export function describeFault(error: unknown, paths: ReadonlySet<string>): Fault {
  try {
    const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    const stack = error instanceof Error ? String(error.stack ?? '') : '';
    const fault: Fault = {message: message.slice(0, LIMITS.text)};
    const place = placeIn(stack, paths) ?? placeIn(message, paths);
    return place ? {...fault, ...place} : fault;
  } catch {
    return {message: 'Something was thrown that can’t be printed.'};
  }
}

function placeIn(text: string, paths: ReadonlySet<string>): Omit<Fault, 'message'> | undefined {
  for (const [, file = '', line, column] of text.matchAll(PLACE)) {
    if (paths.has(file)) return {file, line: Number(line), column: Number(column)};
  }
  return undefined;
}
