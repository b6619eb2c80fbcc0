import {lettersAndDigits} from '../../../shared/letters-and-digits';
import {type IndexedName, isEntry} from '../../../shared/search-index';
import {initials, normalizeTerm, queryTerms} from '../../../shared/search-terms';
import {distance, mistakes} from './distance';

/**
 * How a query can name a page, best first; no amount of matching text outweighs a step down to
 * `misspelled`.
 */
export const TIER = {
  exact: 7,
  prefix: 6,
  initials: 5,
  misspelled: 4,
  words: 3,
  inner: 2,
  none: 0,
} as const;
type Tier = (typeof TIER)[keyof typeof TIER];

/** What the signs around a name say it is. */
type Kind = 'component' | 'package' | 'function' | 'flag' | 'plain';

interface Name {
  compact: string;
  initials: string;
  /** How many words are joined in it without a space. */
  humps: number;
  terms: string[];
  kind: Kind;
  /** It begins with a capital letter, as types do: `onProgress` is no `OnProgress`. */
  isCapital: boolean;
  /** The address as a name, `lambda permissions`, counts only as a whole or by its words. */
  isAddress?: true;
}

/** Reads the signs around a name: `<Player>`, `@remotion/player`, `spring()`, `--codec`. */
function kindOf(text: string): Kind {
  if (/^<\/?[a-z]/i.test(text)) return 'component';
  if (/^@[\w-]+\//.test(text)) return 'package';
  if (/\w\(\)?$/.test(text)) return 'function';
  if (/^--[a-z]/i.test(text)) return 'flag';
  return 'plain';
}

/** The flag a query is about: `--log=verbose` asks for `log`. */
export const flagOf = (query: string): string | undefined =>
  /^--([a-z][\w-]*)/i.exec(query.trim())?.[1];

/** A name with a dot as its parts: `<Series.Sequence>`, `Config.setCodec()`. */
const DOTTED = /^<?\/?([A-Za-z]\w*)\.([A-Za-z]\w*)(?:\(\))?\s*\/?>?$/;
/** Endings of files are shorter: `video.mp4` asks for no member of `video`. */
const LONGEST_ENDING = 4;

/** A name that belongs to another one. */
export interface Member {
  owner: Name;
  /** Without signs, as headings are looked up. */
  name: string;
  /** Of several words, so that hardly anything else is called like it. */
  isDistinct: boolean;
}

/** Reads a name with a dot: the part after it is explained on the page of the part before it. */
export function memberOf(query: string): Member | undefined {
  const [, owner = '', name = ''] = DOTTED.exec(query.trim()) ?? [];
  if (owner === '' || (name.length <= LONGEST_ENDING && !/^[A-Z]/.test(owner))) return undefined;
  return {
    owner: prepareQuery(owner),
    name: name.toLowerCase(),
    isDistinct: initials(name).length > 1,
  };
}

/** The names of one page, prepared once. */
export interface PageNames {
  names: Name[];
  /** All names joined into one text, so that a query that isn't a name is ruled out with one lookup. */
  compacts: string;
  initials: string;
  words: string;
}

const prepare = (text: string): Name => ({
  compact: lettersAndDigits(text),
  initials: initials(text),
  humps: /\s/.test(text) ? 0 : initials(text).length,
  terms: queryTerms(text.replace(/([a-z\d])([A-Z])/g, '$1 $2')).map(normalizeTerm),
  kind: kindOf(text.trim()),
  isCapital: /^[A-Z]/.test(text.trim()),
});

/** Prepares a name or a query; the scope of a package says what it is, not what it is called. */
export const prepareQuery = (query: string): Name => ({
  ...prepare(query.trim().replace(/^@remotion\//, '')),
  kind: kindOf(query.trim()),
});

/** Tells whether a page is an entry of the error reference, which is called by a message. */

/** What a page can be called: title, exported names, the last part of its address. */
export function pageNames({title, names, path}: IndexedName): PageNames {
  const segments = path.split('/').filter(Boolean);
  // What the address of an entry of the errors says is the name of something else: `freeze-frame`.
  const isMessage = isEntry(path);
  const all = [title, ...names, ...(isMessage ? [] : [segments.at(-1) ?? ''])];
  const address = segments.slice(segments[0] === 'docs' ? 1 : 0).join(' ');
  const own: Name[] = [...new Map(all.map((text) => [text, prepareQuery(text)])).values()];
  if (!isMessage) own.push({...prepare(address), isAddress: true});
  return {
    names: own,
    compacts: own.map((name) => name.compact).join(' '),
    initials: ` ${own.map((name) => name.initials).join(' ')} `,
    words: ` ${own.flatMap(({terms}) => terms).join(' ')}`,
  };
}

const canName = (names: PageNames, query: Name) =>
  names.compacts.includes(query.compact) ||
  names.initials.includes(` ${query.compact} `) ||
  query.terms.every((term) => names.words.includes(` ${term}`));

const coversWords = (name: Name, query: Name) =>
  query.terms.length > 0 &&
  query.terms.every((term) => name.terms.some((own) => own.startsWith(term)));

function tierOf(name: Name, query: Name): Tier {
  if (name.compact === query.compact) {
    const isOtherThing = name.isCapital && !query.isCapital && query.humps > 1;
    return isOtherThing ? TIER.inner : TIER.exact;
  }
  if (name.isAddress) return coversWords(name, query) ? TIER.words : TIER.none;
  if (query.compact.length >= 3 && name.compact.startsWith(query.compact)) return TIER.prefix;
  if (query.compact.length >= 2 && name.initials === query.compact) return TIER.initials;
  if (coversWords(name, query)) return TIER.words;
  if (query.compact.length >= 4 && name.compact.includes(query.compact)) return TIER.inner;
  return TIER.none;
}

export interface NameMatch {
  tier: Tier;
  /** How much of the best name the query covers, 0 to 1; more where it is the name's first words as a whole. */
  coverage: number;
  /** The query has the signs of the name. */
  isSameKind: boolean;
  /** The query is no name of the page, but a word by which readers look for it. */
  isWanted?: true;
}

/** What the first words of a name count more than its first letters: `cors` of `CORS issues`. */
const WHOLE_WORDS = 2;

const isWholeWords = (name: Name, query: Name) =>
  query.terms.length > 0 && query.terms.every((term, place) => name.terms[place] === term);

/** Finds how well a query names a page. */
export function bestTier(names: PageNames, query: Name): NameMatch {
  let best: NameMatch = {tier: TIER.none, coverage: 0, isSameKind: false};
  if (query.compact === '' || !canName(names, query)) return best;
  for (const name of names.names) {
    const tier = tierOf(name, query);
    if (tier === TIER.none || tier < best.tier) continue;
    const share = Math.min(1, query.compact.length / Math.max(1, name.compact.length));
    const coverage =
      tier === TIER.prefix && isWholeWords(name, query) ? share + WHOLE_WORDS : share;
    const isSameKind = query.kind !== 'plain' && name.kind === query.kind;
    const isBetter =
      tier > best.tier || coverage + Number(isSameKind) > best.coverage + Number(best.isSameKind);
    if (isBetter) best = {tier, coverage, isSameKind};
  }
  return best;
}

/** Tells how many letters of a name are wrong in a query; undefined if it is another name. */
export function misspelling(names: PageNames, query: Name): number | undefined {
  const most = mistakes(query.compact.length);
  if (most === 0) return undefined;
  let best = most + 1;
  for (const name of names.names) {
    if (name.compact.length >= 4 && !name.isAddress) {
      best = Math.min(best, distance(query.compact, name.compact, most));
    }
  }
  return best <= most ? best : undefined;
}
