import {closest, distance} from 'fastest-levenshtein';

/**
 * Finds the known name that a writer probably meant.
 *
 * @param word What was written.
 * @param known The names that would have been right.
 * @returns The nearest known name, or undefined if none is near enough to be a likely typo.
 */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  const candidates = [...known];
  if (candidates.length === 0) return undefined;
  const lower = word.toLowerCase();
  const exact = candidates.find((candidate) => candidate.toLowerCase() === lower);
  if (exact !== undefined) return exact;
  const best = closest(word, candidates);
  return distance(word, best) <= Math.max(2, Math.floor(word.length * 0.4)) ? best : undefined;
}

/**
 * @param word What was written.
 * @param known The names that would have been right.
 * @param otherwise Said when no name is near.
 * @returns A sentence with the fix, for the hint of a Problem.
 */
export function didYouMean(word: string, known: Iterable<string>, otherwise: string): string {
  const best = nearest(word, known);
  return best === undefined ? otherwise : `Did you mean "${best}"?`;
}

/** So many names are read through; the rest is only counted. */
const SHOWN = 8;

/**
 * Says which names there are, for a word that is none of them.
 *
 * @param word What was written.
 * @param known The names that would have been right.
 * @returns The names that look most like the word, the nearest first, and how many others there are.
 */
export function available(word: string, known: Iterable<string>): string {
  const lower = word.toLowerCase();
  // Half a name, such as the last part of a path, is nearer than any slip.
  const far = (name: string) =>
    distance(lower, name.toLowerCase()) - (name.toLowerCase().includes(lower) ? name.length : 0);
  const names = [...known].sort((a, b) => far(a) - far(b) || (a < b ? -1 : 1));
  if (names.length === 0) return 'There are none.';
  const shown = names.slice(0, SHOWN).join(', ');
  const others = names.length - SHOWN;
  return `Available: ${shown}${others > 0 ? `, and ${others} more` : ''}.`;
}
