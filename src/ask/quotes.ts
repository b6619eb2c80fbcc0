import {normalizeTerm, queryTerms} from '../../shared/search-terms';
import type {Place, SearchAnswer, SearchHit} from '../search/engine/engine';
import {type Quote, shorten} from './ask-prompt';

const QUOTES = 3;
/** Shorter passages name a thing without saying anything about it. */
const SHORTEST = 40;
/** A page whose passage says this much less of the question than that of another only looks like an answer. */
const LOWEST_SHARE = 0.5;
/** How much more a passage has to say than the one the search leads to. */
const LEAD = 0.08;

/**
 * When a question is about this site at all. Set so that none of forty questions about other things gets an
 * answer and none of 37 of readers is refused; `npm run bench:search` says how others do.
 */
const FIT = {
  /** The part of the question that a passage says, beside how much that is. */
  covers: 1,
  /** A word that is a subject of this site. */
  subject: 0.25,
  /** A word that isn't the subject of any page. */
  strange: 0.5,
  lowest: 2.55,
  /** What says all of the question answers it, however little the question says. */
  whole: 0.9,
};

const plain = (marked: SearchHit['title']) => marked.map(([text]) => text).join('');

/** So many words are read together; a longer list has many words of many questions by chance. */
const WINDOW = 60;

/** Which part of a question some sentences of a passage say together, with its headings: 0 to 1. */
function coverOf(hit: SearchHit, place: Place, words: SearchAnswer['words']): number {
  const wanted = new Map(words.map(({word, rarity}) => [normalizeTerm(word), rarity]));
  const total = words.reduce((sum, {rarity}) => sum + rarity, 0);
  const name = queryTerms(`${plain(hit.title)} ${plain(place.heading)}`).map(normalizeTerm);
  const text = queryTerms(place.passage).map(normalizeTerm);
  const counts = new Map<string, number>();
  let said = 0;
  const note = (term: string | undefined, by: number) => {
    const rarity = term === undefined ? undefined : wanted.get(term);
    if (term === undefined || rarity === undefined) return;
    const before = counts.get(term) ?? 0;
    counts.set(term, before + by);
    if (before === 0) said += rarity;
    else if (before + by === 0) said -= rarity;
  };
  for (const term of new Set(name)) note(term, 1);
  let most = said;
  text.forEach((term, place) => {
    note(term, 1);
    if (place >= WINDOW) note(text[place - WINDOW], -1);
    most = Math.max(most, said);
  });
  return most / Math.max(total, Number.EPSILON);
}

/** Whether the docs have something that fits a question. */
export const fits = (answer: SearchAnswer): boolean => fitOf(answer) >= FIT.lowest;

/** How well the docs fit a question. */
function fitOf({hits, words, unknown}: SearchAnswer): number {
  const total = words.reduce((sum, {rarity}) => sum + rarity, 0);
  const missing = words.reduce(
    (sum, {word, rarity}) => (unknown.includes(word) ? sum + rarity : sum),
    0,
  );
  // The last word is found by its beginning as well, since it may still be being typed; here it isn't.
  const covers = Math.min(
    1 - missing / Math.max(total, Number.EPSILON),
    Math.max(0, ...hits.flatMap((hit) => [hit, ...hit.more].map((place) => place.covers))),
  );
  if (covers >= FIT.whole && unknown.length === 0) return Number.POSITIVE_INFINITY;
  const subjects = words.reduce((sum, {topicality}) => sum + topicality, 0);
  const strange = words.filter(({topicality}) => topicality === 0).length;
  return covers * (total + FIT.covers) + FIT.subject * subjects - FIT.strange * strange;
}

/** How many pages are looked at, and how many places of each beside the one that the search leads to. */
export const QUOTED = {limit: 6, places: 6} as const;

/** Sections that have words of many questions and answer none but that for a message they quote. */
const ASIDE = /^(?:errors?|what goes wrong|common mistakes|troubleshooting)$/i;
const ASIDE_COST = 0.2;

/** The passage of a page that says most of a question. */
function bestPlace(hit: SearchHit, words: SearchAnswer['words']) {
  let best: {hit: SearchHit; place: Place; covers: number} | undefined;
  for (const place of [hit, ...hit.more]) {
    if (place.passage.length < SHORTEST) continue;
    const cost = ASIDE.test(plain(place.heading)) ? ASIDE_COST : 0;
    const covers = coverOf(hit, place, words) - cost;
    if (!best || covers > best.covers + LEAD) best = {hit, place, covers};
  }
  return best;
}

/**
 * Picks what answers a question: a passage of each of the pages that the search puts first, at most three.
 * Nothing, where nothing fits.
 */
export function quotesOf(answer: SearchAnswer): Quote[] {
  if (!fits(answer)) return [];
  const places = answer.hits.slice(0, QUOTES).flatMap((hit) => bestPlace(hit, answer.words) ?? []);
  const most = Math.max(0, ...places.map(({covers}) => covers));
  return places
    .filter(({covers}) => covers >= LOWEST_SHARE * most)
    .map(({hit, place}) => ({
      title: plain(hit.title),
      heading: plain(place.heading),
      url: place.url,
      text: shorten(place.passage),
    }));
}
