import {stemmer} from 'stemmer';

const WORD = /[\p{L}\p{N}]+/gu;
const HUMP = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+[A-Za-z]*|[^A-Za-z\d]+/g;

/** Splits an identifier at its humps: `useCurrentFrame` gives use, Current, Frame. */
function humps(word: string): string[] {
  return word.match(HUMP) ?? [];
}

/** First letters of an identifier's humps: `useCurrentFrame` gives `ucf`. */
export function initials(name: string): string {
  return (name.match(WORD) ?? [])
    .flatMap(humps)
    .map((hump) => hump[0])
    .join('')
    .toLowerCase();
}

/** Splits text into the words to index: every word whole and, where it has humps, in parts. */
export function indexTerms(text: string): string[] {
  return (text.match(WORD) ?? []).flatMap((word) => {
    const parts = humps(word);
    return parts.length > 1 ? [word, ...parts] : [word];
  });
}

/** Splits a query into its words; humps stay whole, as the index has both. */
export function queryTerms(query: string): string[] {
  return query.match(WORD) ?? [];
}

/** British spellings, which pages don't have, and what is said for short: pages say `color` and `video`. */
const VARIANTS: readonly [RegExp, string][] = [
  [/^(behavi|col|fav|neighb)our/, '$1or'],
  [/^cent(?:re|red|res|ring)$/, 'center'],
  [/^(licen|defen)ce/, '$1se'],
  [/^grey/, 'gray'],
  [/^artefact/, 'artifact'],
  [/^dialogue/, 'dialog'],
  [/^analyse/, 'analyze'],
  [/^(\p{L}{4,})is(ations?|e|ed|er|ers|es|ing)$/u, '$1iz$2'],
  [/^vid(s?)$/, 'video$1'],
  [/^pic(s?)$/, 'picture$1'],
  [/^max$/, 'maximum'],
  [/^bg$/, 'background'],
];
const commonSpelling = (word: string): string => {
  for (const [variant, common] of VARIANTS) {
    if (variant.test(word)) return word.replace(variant, common);
  }
  return word;
};

/** Finding a word's stem takes long, and the same words come again with every key and every page. */
const stems = new Map<string, string>();
const MOST_STEMS = 50_000;

/** Brings a word to the form it is indexed in: lower case, without its ending. */
export function normalizeTerm(term: string): string {
  const known = stems.get(term);
  if (known !== undefined) return known;
  const lower = commonSpelling(term.toLowerCase());
  const stem = lower.length > 3 && !/\d/.test(lower) ? stemmer(lower) : lower;
  if (stems.size >= MOST_STEMS) stems.clear();
  stems.set(term, stem);
  return stem;
}

/** Words of a question that say nothing about its subject. */
export const STOP_WORDS = new Set(
  (
    'a an and are as at be by can could do does for from get how i if in into is it its let may me my of on or our ' +
    'should so that the them then there this to use using want was we what when where which who why will with would ' +
    'you your ' +
    // What people write around a question, and what is left of their apostrophes.
    'am any been but did e eg etc g don doesn d get getting got had has have having i instead isn just like ll need please possible ' +
    'm re s some something t they ve want wants way won ' +
    // The same without their apostrophes, and what people begin and end with.
    'arent cant didnt doesnt dont hey hi hows im isnt ive pls plz thanks thx wasnt whats wont'
  ).split(' '),
);

const sortedLetters = (word: string): string => [...word].sort().join('');
const scrambled = new Map(
  [...STOP_WORDS].flatMap((word) => (word.length > 2 ? [[sortedLetters(word), word]] : [])),
);

/** The word without a subject that a word is with its letters swapped, `hwo`, or undefined. */
export const stopWordMeantBy = (word: string): string | undefined =>
  scrambled.get(sortedLetters(word.toLowerCase()));
