import {sortByName, sortName} from '../../shared/sort-name';
import {isText, listOf, type Shape} from '../outside/shape';

/** A name of the documentation, where it is described, and of what kind it is. */
export type Entry = [name: string, path: string, kind: string];

/** What the page is given (plugins/a-z.ts). */
export interface AzData {
  /** Address of the file with the options. */
  options: string;
  count: number;
  entries: Entry[];
}

/** Checks what was fetched. */
export const isEntries = listOf(listOf(isText)) as Shape<Entry[]>;

function letterOf(name: string): string {
  const [first = ''] = sortName(name);
  return /[a-z]/i.test(first) ? first.toUpperCase() : '#';
}

/** Entries by their first letter, signs last; they are sorted already. */
export function byLetter(entries: readonly Entry[]): [string, Entry[]][] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const letter = letterOf(entry[0]);
    groups.set(letter, [...(groups.get(letter) ?? []), entry]);
  }
  const place = (letter: string) => (letter === '#' ? '~' : letter);
  return [...groups].sort(([a], [b]) => (place(a) < place(b) ? -1 : 1));
}

/** How many names there are of each kind. */
export function countKinds({entries, count}: AzData): Map<string, number> {
  const counts = new Map([['option', count]]);
  for (const [, , kind] of entries) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}

/** One sorted list of two. */
export const merge = (a: readonly Entry[], b: readonly Entry[]): Entry[] =>
  sortByName([...a, ...b], ([name]) => name);
