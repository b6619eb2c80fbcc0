import type {ErrorEntry} from './error-entry.ts';
import {findLine, LINE_MARK} from './error-lines.ts';
import {createNearest, type NearEntry} from './error-nearest.ts';

/**
 * Finds known messages in a text of any length. Both sides are compared without what differs between
 * a source and a pasted log: white space and line breaks, case, quotes, backslashes, colors, boxes.
 */

/** A text as it is compared, and where each of its characters stood. */
interface CompactText {
  text: string;
  /** The same, as character codes. */
  codes: Uint8Array;
  /** Place in the original text, one for each character of `text`. */
  places: Uint32Array;
}

/** An entry that a text is about. */
export interface ErrorHit {
  entry: ErrorEntry;
  /** Range in the original text. */
  start: number;
  end: number;
  /** Length of the longest part of the pattern that was found: more is more specific. */
  weight: number;
}

/** The placeholder for a varying value in the pattern of a writer. */
export const GAP = '…';
/** Kept in compared texts: the placeholder for a value in messages that are read from source code. */
export const VALUE_MARK = '\u007f';
/** At most so much may be between two parts of a pattern: a long URL fits. */
const WIDEST_GAP = 1500;
/** The same in a pattern of a few letters, whose parts meet by chance in a long log: a few lines of a stack fit. */
const SHORT_GAP = 600;
/** A pattern of fewer letters is short. */
const FEW_LETTERS = 28;
/** Length of the piece by which a pattern is looked up. */
const ANCHOR = 8;

const ESCAPE = 27;
const OPEN_BRACKET = 91;
const BACKSLASH = 92;

/** Characters that may begin something which is left out as a whole. */
const SPECIAL = 1;

/** By character code: the code it is compared as, 0 for those that don't count. */
const COMPARED = new Uint8Array(128);
for (let code = 33; code < 128; code++) {
  const char = String.fromCharCode(code);
  if (!'"\'`'.includes(char)) COMPARED[code] = char.toLowerCase().charCodeAt(0);
}
for (const code of [ESCAPE, OPEN_BRACKET, BACKSLASH]) COMPARED[code] = SPECIAL;

/** @returns Where the color code ends that begins at `at` (with or without its escape), or `at`. */
function afterColor(text: string, at: number): number {
  let end = at;
  if (text.charCodeAt(end) === ESCAPE) end++;
  if (text.charCodeAt(end) !== OPEN_BRACKET) return at;
  const escaped = end > at;
  end++;
  const digits = end;
  while (end < text.length && '0123456789;?'.includes(text.charAt(end))) end++;
  const last = text.charAt(end);
  // Without the escape, only colors: "[31m". A list such as "[0]" stays.
  if (escaped ? /[A-Za-z]/.test(last) : last === 'm' && end > digits) return end + 1;
  return at;
}

/**
 * @param text Any text.
 * @returns What of it is compared. Letters are lower case; only ASCII counts.
 */
export function compact(text: string): CompactText {
  const codes = new Uint8Array(text.length);
  const places = new Uint32Array(text.length);
  let length = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    let compared = code < 128 ? (COMPARED[code] ?? 0) : 0;
    if (compared === 0) continue;
    if (compared === SPECIAL) {
      if (code === BACKSLASH) {
        if (isEscapedBreak(text, at)) at++;
        continue;
      }
      const end = afterColor(text, at);
      if (end > at) {
        at = end - 1;
        continue;
      }
      if (code === ESCAPE) continue;
      compared = OPEN_BRACKET;
    }
    codes[length] = compared;
    places[length] = at;
    length++;
  }
  return {
    text: new TextDecoder('latin1').decode(codes.subarray(0, length)),
    codes: codes.subarray(0, length),
    places: places.subarray(0, length),
  };
}

/** A line break inside JSON, "\n    at"; a path such as C:\new has no space there. */
function isEscapedBreak(text: string, at: number): boolean {
  const next = text.charAt(at + 1);
  if (next !== 'n' && next !== 't' && next !== 'r') return false;
  const after = text.charAt(at + 2);
  return after === ' ' || after === '\\' || after === '"' || after === '';
}

/**
 * @param pattern A message with `…` where it varies; `^` before it if it has to be a whole line.
 * @returns Its literal parts as they are compared; first {@link LINE_MARK} for a whole line.
 */
export function patternParts(pattern: string): string[] {
  const isLine = pattern.startsWith('^');
  const parts = pattern
    .slice(isLine ? 1 : 0)
    .split(GAP)
    .map((part) => compact(part).text);
  return isLine ? [LINE_MARK, ...parts] : parts.filter((part) => part !== '');
}

/** The fewest characters that the longest part of a pattern needs to be told from other text. */
export const SHORTEST_PART = ANCHOR;

interface Lookup {
  entry: ErrorEntry;
  parts: string[];
  /** Which part has the anchor, and where in it. */
  part: number;
  offset: number;
  /** How far apart two parts may be. */
  gap: number;
  weight: number;
}

/** Finds the entries that a text is about. */
export interface ErrorMatcher {
  /**
   * @param text A message, a stack trace or a whole log.
   * @returns One hit for each entry, first cause first.
   */
  find(text: string): ErrorHit[];
  /**
   * For a text in which nothing was found, or only that something else failed.
   *
   * @param hits What `find()` found in it.
   * @returns At most three other entries that share rare words with a line of it, the nearest first.
   */
  nearest(text: string, hits: readonly ErrorHit[]): NearEntry[];
}

/** Prepares entries for searching; takes a few milliseconds for all entries of the site. */
export function createMatcher(entries: readonly ErrorEntry[]): ErrorMatcher {
  const all = entries.flatMap((entry) =>
    entry.patterns.map((parts) => ({
      entry,
      parts,
      gap: parts.join('').length < FEW_LETTERS ? SHORT_GAP : WIDEST_GAP,
      weight: weightOf(parts),
    })),
  );
  const patterns = all.filter(({parts}) => parts[0] !== LINE_MARK);
  const lines = all.filter(({parts}) => parts[0] === LINE_MARK);
  // By hash: that two pieces share one only makes a choice a little worse.
  const counts = new Uint16Array(COUNTED);
  for (const {parts} of patterns) {
    for (const part of parts)
      eachPiece(part, (hash) => {
        counts[hash % COUNTED] = (counts[hash % COUNTED] ?? 0) + 1;
      });
  }
  const table = createTable(patterns.length);
  for (const pattern of patterns) {
    const anchor = rarestPiece(pattern.parts, counts);
    if (anchor) addTo(table, anchor.hash, {...pattern, ...anchor});
  }
  let nearest: ReturnType<typeof createNearest> | undefined;
  return {
    nearest(text, hits) {
      if (hits.some(({entry}) => entry.wraps !== true)) return [];
      nearest ??= createNearest(entries);
      return nearest(text).filter(({entry}) => hits.every((hit) => hit.entry !== entry));
    },
    find(text) {
      const compared = compact(text);
      const found = findAll(compared, table);
      for (const {entry, parts, weight} of lines) {
        const known = found.get(entry);
        if (known && known.weight >= weight) continue;
        const range = findLine(text, compared, parts.slice(1));
        if (range) found.set(entry, hitAt(compared, range, {entry, weight}, known));
      }
      return rank([...found.values()]);
    },
  };
}

const hitAt = (
  {places}: CompactText,
  [start, end]: readonly [start: number, end: number],
  {entry, weight}: {entry: ErrorEntry; weight: number},
  before: FoundHit | undefined,
): FoundHit => ({
  entry,
  start: places[start] ?? 0,
  end: (places[end - 1] ?? 0) + 1,
  weight,
  before,
});

/** With what an earlier and more general pattern of the same entry had found. */
interface FoundHit extends ErrorHit {
  before: FoundHit | undefined;
}

/** The longest part decides; where two patterns share it, all of their parts together. */
function weightOf(parts: readonly string[]): number {
  const lengths = parts.map((part) => part.length);
  return Math.max(...lengths) + lengths.reduce((sum, length) => sum + length, 0) / 10_000;
}

/** The piece of a pattern that fewest other patterns have: it is looked up, the rest is compared. */
function rarestPiece(parts: readonly string[], counts: Uint16Array) {
  let best: {hash: number; part: number; offset: number; count: number} | undefined;
  parts.forEach((text, part) => {
    eachPiece(text, (hash, offset) => {
      const count = counts[hash % COUNTED] ?? 0;
      if (!best || count < best.count) best = {hash, part, offset, count};
    });
  });
  return best;
}

/** Numbers of a piece that are told apart when pieces are counted. */
const COUNTED = 2 ** 16;

/** Visits each piece of a compared text with its hash, which is not negative. */
function eachPiece(text: string, visit: (hash: number, offset: number) => void): void {
  let hash = 0;
  for (let at = 0; at < text.length; at++) {
    if (at >= ANCHOR) hash = (hash - Math.imul(text.charCodeAt(at - ANCHOR), LEAVING)) | 0;
    hash = push(hash, text.charCodeAt(at));
    if (at >= ANCHOR - 1) visit(spread(hash) >>> 0, at - ANCHOR + 1);
  }
}

/** Pieces by a rolling hash: one look for each character of a log. */
interface Table {
  slots: Lookup[][];
  /** For each hash, the number of its slot from 1, or 0. */
  taken: Uint16Array;
  mask: number;
}

function createTable(size: number): Table {
  let capacity = 4096;
  while (capacity < size * 16) capacity *= 2;
  return {slots: [[]], taken: new Uint16Array(capacity), mask: capacity - 1};
}

function addTo(table: Table, hash: number, lookup: Lookup): void {
  const place = hash & table.mask;
  const slot = table.taken[place] || table.slots.push([]) - 1;
  table.taken[place] = slot;
  table.slots[slot]?.push(lookup);
}

const BASE = 131;
/** What the character that leaves the window was multiplied with. */
const LEAVING = (() => {
  let factor = 1;
  for (let at = 1; at < ANCHOR; at++) factor = Math.imul(factor, BASE);
  return factor;
})();

const push = (hash: number, code: number): number => (Math.imul(hash, BASE) + code) | 0;
const spread = (hash: number): number => hash ^ (hash >>> 15);

function findAll(compared: CompactText, table: Table): Map<ErrorEntry, FoundHit> {
  const {text, codes} = compared;
  const {slots, taken, mask} = table;
  const best = new Map<ErrorEntry, FoundHit>();
  let hash = 0;
  for (let at = 0; at < codes.length; at++) {
    if (at >= ANCHOR) hash = (hash - Math.imul(codes[at - ANCHOR] ?? 0, LEAVING)) | 0;
    hash = push(hash, codes[at] ?? 0);
    const slot = taken[spread(hash) & mask];
    if (!slot || at < ANCHOR - 1) continue;
    for (const lookup of slots[slot] ?? []) {
      const known = best.get(lookup.entry);
      if (known && known.weight >= lookup.weight) continue;
      const range = verify(text, at - ANCHOR + 1 - lookup.offset, lookup);
      if (!range) continue;
      best.set(lookup.entry, hitAt(compared, range, lookup, known));
    }
  }
  return best;
}

/** Compares a whole pattern at the place of its anchor; nearest parts count. */
function verify(
  text: string,
  at: number,
  {parts, part, gap}: Lookup,
): [start: number, end: number] | undefined {
  const own = parts[part] ?? '';
  if (at < 0 || !text.startsWith(own, at)) return undefined;
  let start = at;
  for (let before = part - 1; before >= 0; before--) {
    const wanted = parts[before] ?? '';
    const from = Math.max(0, start - gap - wanted.length);
    const found = text.slice(from, start).lastIndexOf(wanted);
    if (found === -1) return undefined;
    start = from + found;
  }
  let end = at + own.length;
  for (let after = part + 1; after < parts.length; after++) {
    const wanted = parts[after] ?? '';
    // Only as far as a gap may reach: the rest of a long log would be read for each hit.
    const near = text.slice(end, end + gap + wanted.length);
    const found = near.indexOf(wanted);
    if (found === -1) return undefined;
    end += found + wanted.length;
  }
  return [start, end];
}

const overlaps = (a: ErrorHit, b: ErrorHit): boolean => a.start < b.end && b.start < a.end;

/**
 * First causes first: a message that only wraps another one comes last, of two that are the same
 * words the more specific one is first, and what was said earlier comes before what followed.
 */
function rank(hits: readonly FoundHit[]): ErrorHit[] {
  const isGeneral = (hit: FoundHit): boolean =>
    hits.some(
      (other) =>
        other.entry !== hit.entry &&
        finds(other).some((found) => overlaps(hit, found) && found.weight > hit.weight),
    );
  return hits
    .map((hit) => {
      const level = levelOf(hit.entry) + (isGeneral(hit) ? 1 : 0);
      const own = [hit, ...finds(hit).filter((found) => !isGeneral(found))];
      return {hit, level, first: Math.min(...own.map(({start}) => start))};
    })
    .sort((a, b) => a.level - b.level || a.first - b.first || b.hit.weight - a.hit.weight)
    .map(({hit: {entry, start, end, weight}}) => ({entry, start, end, weight}));
}

/** Broad messages come after specific ones, and those that only wrap another one last. */
function levelOf({wraps}: ErrorEntry): number {
  if (wraps === 'broad') return 2;
  return wraps ? 4 : 0;
}

/** All places where an entry was found, the most specific one first. */
const finds = (hit: FoundHit): FoundHit[] => [hit, ...(hit.before ? finds(hit.before) : [])];
