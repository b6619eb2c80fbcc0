import type {ErrorEntry} from './error-entry.ts';
import {isAside} from './error-log.ts';

/** An entry without the message of a text, and the words that both have. */
export interface NearEntry {
  entry: ErrorEntry;
  /** As the text has them. */
  words: string[];
}

/** Told apart by their beginnings, so that “hydrating” is “hydration”; “hooks” is “hook”. */
const BEGINNING = 6;
/** Lines that are read: the end of a log, where the reason is. */
const MOST_LINES = 60;
/** Words of so many entries say little. */
const COMMON = 22;
/** Words that one line and an entry have in common weigh so much at least: about two that hardly another entry has. */
const LOWEST = 8;
const MOST = 3;

const wordsOf = (text: string) => text.match(/[A-Za-z]\w{2,}/g) ?? [];
const keyOf = (word: string) => word.toLowerCase().replace(/s$/, '').slice(0, BEGINNING);

/**
 * Makes a search for entries that come near to a text in which no message was found: those whose title and
 * description share the rarest words with one of its lines.
 *
 * @param entries All entries.
 * @returns Takes a text and returns at most three entries, the nearest first; none where only common words agree.
 */
export function createNearest(entries: readonly ErrorEntry[]): (text: string) => NearEntry[] {
  const keys = entries.map(
    ({title, description}) => new Set(wordsOf(`${title} ${description}`).map(keyOf)),
  );
  const counts = new Map<string, number>();
  for (const key of keys.flatMap((each) => [...each])) counts.set(key, (counts.get(key) ?? 0) + 1);
  const weightOf = (key: string) => Math.log(entries.length / (counts.get(key) ?? entries.length));

  return (text) => {
    const best = new Map<ErrorEntry, {weight: number; words: string[]}>();
    const lines = text.split('\n').filter((line) => !isAside(line));
    for (const line of lines.slice(-MOST_LINES)) {
      const words = new Map(wordsOf(line).map((word) => [keyOf(word), word]));
      const known = [...words].filter(([key]) => (counts.get(key) ?? COMMON) < COMMON);
      for (const [index, entry] of entries.entries()) {
        const shared = known.filter(([key]) => keys[index]?.has(key));
        const weight = shared.reduce((sum, [key]) => sum + weightOf(key), 0);
        if (weight >= Math.max(LOWEST, best.get(entry)?.weight ?? 0)) {
          best.set(entry, {weight, words: shared.map(([, word]) => word)});
        }
      }
    }
    return [...best]
      .sort(([, a], [, b]) => b.weight - a.weight)
      .slice(0, MOST)
      .map(([entry, {words}]) => ({entry, words}));
  };
}
