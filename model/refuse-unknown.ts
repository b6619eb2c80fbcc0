import {available} from './nearest.ts';

/**
 * Holds the names that a command was given against those there are: a misspelled one would do nothing, and pass for done.
 *
 * @throws {Error} For the first that is unknown, with the names that look like it.
 */
export function refuseUnknown(given: readonly string[], known: Iterable<string>): void {
  const names = new Set(known);
  const unknown = given.find((name) => !names.has(name));
  if (unknown !== undefined)
    throw new Error(`There is no ${unknown}. ${available(unknown, names)}`);
}
