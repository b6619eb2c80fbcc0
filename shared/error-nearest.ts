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
/** Beginnings that are looked for in messages, which are known without the spaces between their words. */
const IN_MESSAGE = 5;
/** Lines that are read: the end of a log, where the reason is. */
const MOST_LINES = 60;
/** Words of so large a part of the entries say nothing. */
const COMMON = 0.25;
/** Words that one line and an entry have in common weigh so much at least: about two that hardly another entry has. */
const LOWEST = 8;
/** Where the line says little else than the entry does, less is enough. */
const LOWEST_OF_ALL = 4;
const NEARLY_ALL = 0.7;
/** What a word in the title counts: it is what the entry is called. */
const IN_TITLE = 1.5;
/** Farther behind the nearest than this, another entry isn't a plausible guess. */
const WORTH_SHOWING = 0.6;
const MOST = 3;

/** What a part of a name counts: who writes “video” may not mean `MyVideo`. */
const AS_PART = 0.4;

/** Words around what is said. */
const AROUND =
  /^(?:the|and|are|was|were|with|when|while|after|must|could|cannot|does|did|has|have|had|its?|for|from|this|that|there|not|but|too|will|your?|may|can|should|would)$/;
/** People and programs say in many words that something isn't there. */
const ABSENT = /^(?:found|finds?|exists?|missing|registered|unknown)$/;
const HUMP = /[a-z]+|[A-Z](?:[a-z]+|[A-Z]*(?![a-z]))/g;

/** Words with what each counts: of names such as `durationInFrames`, their parts too. */
const wordsOf = (text: string): [word: string, counts: number][] =>
  (text.match(/[A-Za-z]\w{2,}|\bids?\b/gi) ?? []).flatMap((word) => {
    const parts = word.match(HUMP) ?? [];
    const own: [string, number][] = AROUND.test(word.toLowerCase()) ? [] : [[word, 1]];
    return parts.length < 2 ? own : [...own, ...partsOf(parts)];
  });
const partsOf = (parts: readonly string[]) =>
  parts.filter(({length}) => length > 2).map((part): [string, number] => [part, AS_PART]);

function keyOf(word: string): string {
  const lower = word.toLowerCase();
  if (ABSENT.test(lower)) return 'absent';
  return lower.replace(/s$/, '').slice(0, BEGINNING);
}

const keysOf = (text: string) => new Set(wordsOf(text).map(([word]) => keyOf(word)));

/** How much each entry has of a word: more in its title than in its description and its messages. */
function createIndex(entries: readonly ErrorEntry[]): (key: string) => readonly number[] {
  const texts = entries.map(({title, description, patterns}) => ({
    title: keysOf(title),
    description: keysOf(description),
    messages: patterns.map((parts) => parts.join(' ')).join(' '),
  }));
  const known = new Map<string, readonly number[]>();
  return (key) => {
    const before = known.get(key);
    if (before) return before;
    const counts = texts.map(({title, description, messages}) => {
      if (title.has(key)) return IN_TITLE;
      if (description.has(key)) return 1;
      return key.length >= IN_MESSAGE && messages.includes(key) ? 1 : 0;
    });
    known.set(key, counts);
    return counts;
  };
}

/**
 * Makes a search for entries that come near to a text in which no message was found: those whose title,
 * description and messages share the rarest words with one of its lines.
 *
 * @param entries All entries.
 * @returns Takes a text and returns at most three entries, the nearest first; none where only common words agree.
 */
export function createNearest(entries: readonly ErrorEntry[]): (text: string) => NearEntry[] {
  const lookUp = createIndex(entries);

  /** The words of a line that some entries have, each with what it weighs. */
  const known = (line: string) => {
    const words = new Map<string, [word: string, counts: number]>();
    for (const [word, counts] of wordsOf(line)) {
      const key = keyOf(word);
      if ((words.get(key)?.[1] ?? 0) < counts) words.set(key, [word, counts]);
    }
    return [...words].flatMap(([key, [word, part]]) => {
      const counts = lookUp(key);
      const number = counts.filter((count) => count > 0).length;
      if (number === 0 || number > entries.length * COMMON) return [];
      return [{word, isPart: part < 1, counts, weight: part * Math.log(entries.length / number)}];
    });
  };

  return (text) => {
    const best = new Map<ErrorEntry, {weight: number; words: string[]}>();
    const lines = text.split('\n').filter((line) => !isAside(line));
    for (const line of lines.slice(-MOST_LINES)) {
      const words = known(line);
      const all = words.reduce((sum, {weight}) => sum + weight, 0);
      const lowest = Math.min(LOWEST, Math.max(LOWEST_OF_ALL, all * NEARLY_ALL));
      for (const [index, entry] of entries.entries()) {
        const shared = words.filter(({counts}) => counts[index]);
        const weight = shared.reduce((sum, word) => sum + word.weight, 0);
        if (shared.length < 2 || weight < lowest) continue;
        const rank = shared.reduce((sum, word) => sum + word.weight * (word.counts[index] ?? 0), 0);
        if (rank > (best.get(entry)?.weight ?? 0)) {
          const whole = shared.filter(({isPart}) => !isPart);
          const named = whole.length > 0 ? whole : shared;
          best.set(entry, {weight: rank, words: named.map(({word}) => word)});
        }
      }
    }
    // Of two that have the same, the one whose title says less besides.
    const sorted = [...best].sort(
      ([one, a], [other, b]) => b.weight - a.weight || one.title.length - other.title.length,
    );
    const worst = (sorted[0]?.[1].weight ?? 0) * WORTH_SHOWING;
    return sorted
      .filter(([, {weight}]) => weight >= worst)
      .slice(0, MOST)
      .map(([entry, {words}]) => ({entry, words}));
  };
}
