import {isGeneral} from '../../shared/general-words';
import {lettersAndDigits} from '../../shared/letters-and-digits';
import {plainText} from '../../shared/marked';
import {isObject} from '../../shared/object-words';
import {indexTerms, normalizeTerm, queryTerms} from '../../shared/search-terms';
import type {Place, SearchAnswer, SearchHit, SearchRequest} from '../search/engine/engine';
import {type Quote, shorten} from './ask-prompt';
import type {Passage} from './passage';

const QUOTES = 3;
/** How many pages are named where it isn't clear which of them is meant. */
const CHOICES = 5;
/** Shorter passages name a thing without saying anything about it. */
const SHORTEST = 40;
/** A page whose passage says this much less of the question than that of another only looks like an answer. */
const LOWEST_SHARE = 0.1;
/** How much more a passage has to say than the one the search leads to. */
const LEAD = 0.08;

/**
 * When a question is about this site at all: what speaks for it and against it, weighed so that questions of
 * readers and questions about other things come apart best (`npm run bench:search` says how well).
 */
const FIT = {
  /** How much of the question one passage says. */
  passage: 2,
  /** Its words that are subjects of this site. */
  subjects: 1.1,
  /** Which part of its words one page is called by or looked for by. */
  about: 3.5,
  /** Its words that are no subject of any page, or of one by chance. */
  strange: -1.4,
  lowest: 5.4,
};
/** A word that two pages of thirty are called so is no stranger. */
const STRANGE = 0.05;
/** A word that five pages of thirty are called or looked for by is a subject of its own. */
const SUBJECT = 0.1;
/** So many of the first pages may be what a question is about. */
const ABOUT = 3;

/** So many words are read together; a longer list has many words of many questions by chance. */
const WINDOW = 60;

/** Which part of a question some sentences of a passage say together, with what stands above it: 0 to 1. */
function coverOf(hit: SearchHit, place: Place, words: SearchAnswer['words']): number {
  const wanted = new Map(words.map(({word, rarity}) => [normalizeTerm(word), rarity]));
  const total = words.reduce((sum, {rarity}) => sum + rarity, 0);
  // A page begins with what it says of itself.
  const above = place.kind === 'page' ? place.snippet : place.heading;
  const name = queryTerms(`${plainText(hit.title)} ${plainText(above)}`).map(normalizeTerm);
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

/** Which part of a question what stands above a passage says, its heading or the page's title: 0 to 1. */
function headedBy(hit: SearchHit, {heading}: Place, words: SearchAnswer['words']): number {
  const own = new Set(queryTerms(plainText(heading) || plainText(hit.title)).map(normalizeTerm));
  const said = words.filter(({word}) => own.has(normalizeTerm(word)));
  return sumOf(said) / Math.max(sumOf(words), Number.EPSILON);
}

/** Whether the docs have something that fits a question. */
export const fits = (answer: SearchAnswer): boolean =>
  fitOf(answer) >= FIT.lowest || isSubject(answer) || hasIdentifier(answer);

/** A word of so many parts, `InvalidClientTokenId`, is no word of a language. */
const IDENTIFIER_PARTS = 3;
/** Whether a question has an identifier that one of its first pages is about, whatever else it says. */
const hasIdentifier = ({hits, words}: SearchAnswer): boolean =>
  words.some(
    ({word}) =>
      // The word itself, and its parts.
      indexTerms(word).length > IDENTIFIER_PARTS &&
      hits.slice(0, ABOUT).some(({about}) => about.includes(word)),
  );

/** So many words of a question are asked by themselves, if all of it fits nothing. */
const CORE = 3;
/** What a question has to reach with what its core finds: words that were chosen find something easily. */
const CORE_LOWEST = 7;
/** What a word of any question counts beside one of a subject. */
const GENERAL_SHARE = 0.3;

/** The words of a question that say most in this domain, if all of it fits nothing: people tell stories. */
export function coreOf(answer: SearchAnswer): string | undefined {
  if (fits(answer) || answer.words.length <= CORE) return undefined;
  const weightOf = ({word, rarity, topicality}: SearchAnswer['words'][number]) =>
    Math.sqrt(topicality) * rarity * (isGeneral(word) ? GENERAL_SHARE : 1);
  const most = [...answer.words].sort((a, b) => weightOf(b) - weightOf(a)).slice(0, CORE);
  return answer.words
    .filter((word) => most.includes(word))
    .map(({word}) => word)
    .join(' ');
}

/** Takes what the core of a question finds for what all of it finds, if it fits the question. */
function withCore(answer: SearchAnswer, {hits, lead}: SearchAnswer): SearchAnswer {
  const other = {...answer, hits, ...(lead === undefined ? {} : {lead})};
  return fitOf(other) >= CORE_LOWEST ? other : answer;
}

/** The words of a question that say something in this domain. */
const sayingOf = (words: SearchAnswer['words']) => words.filter(({word}) => !isGeneral(word));

/** Of these those that say what is done, `fade`, without what it is done to, `logo`, if there are any. */
function subjectsOf(words: SearchAnswer['words']): SearchAnswer['words'] {
  const saying = sayingOf(words);
  const done = saying.filter(({word}) => !isObject(word));
  return done.length > 0 ? done : saying;
}

/** Whether all that a question says is what its first page is about: “spring”, “How do I use GSAP?” weigh little. */
function isSubject({hits: [first], words}: SearchAnswer): boolean {
  const saying = subjectsOf(words);
  if (!first || saying.length === 0) return false;
  // One word is no more than a wish to read about it; with general ones beside it, it can be about anything: `life`.
  const alone = words.length === 1 ? 0 : STRANGE;
  const lowest = saying.length === 1 ? alone : SUBJECT;
  return saying.every(({word, topicality}) => first.about.includes(word) && topicality >= lowest);
}

const sumOf = (words: SearchAnswer['words']) => words.reduce((sum, {rarity}) => sum + rarity, 0);

/** Which part of what a question says a page is called or looked for by: 0 to 1. */
function aboutOf({about}: SearchHit, saying: SearchAnswer['words']): number {
  return (
    sumOf(saying.filter(({word}) => about.includes(word))) / Math.max(sumOf(saying), Number.EPSILON)
  );
}

/**
 * When it is clear what answers: the first page is far enough ahead, or is about enough of the question. Of the
 * 291 questions of readers that reach this, 277 are answered; of 226 others, 187 have a right page among those offered.
 */
const SURE = {about: 0.5, lowest: 0.78};

/** Tells whether one page answers a question rather than others that come near. */
function isSure(answer: SearchAnswer): boolean {
  const {
    hits: [first],
    lead = 0,
    words,
  } = answer;
  if (!first) return false;
  return isSubject(answer) || lead + SURE.about * aboutOf(first, subjectsOf(words)) >= SURE.lowest;
}

/** How well the docs fit a question. */
function fitOf({hits, words, unknown}: SearchAnswer): number {
  const missing = words.filter(({word}) => unknown.includes(word));
  // The last word is found by its beginning as well, since it may still be being typed; here it isn't.
  const passage = Math.min(
    sumOf(words) - sumOf(missing),
    sumOf(words) *
      Math.max(0, ...hits.flatMap((hit) => [hit, ...hit.more].map(({covers}) => covers))),
  );
  const saying = sayingOf(words);
  const about = hits.slice(0, ABOUT).map((hit) => aboutOf(hit, saying));
  const subjects = saying.reduce((sum, {topicality}) => sum + topicality, 0);
  const strange = sumOf(saying.filter(({topicality}) => topicality < STRANGE));
  return (
    FIT.passage * passage +
    FIT.subjects * subjects +
    FIT.about * Math.max(0, ...about) +
    FIT.strange * strange
  );
}

/** How many pages are looked at, and how many places of each beside the one that the search leads to. */
export const QUOTED = {limit: 6, places: 9} as const;

/** Sections that have words of many questions and answer none but that for a message they quote. */
const ASIDE = /^(?:errors?|what goes wrong|common mistakes|troubleshooting)$/i;
const ASIDE_COST = 0.5;
/** What a section gets for a heading that is all of what the question says. */
const HEADED = 0.2;

/**
 * The passage of a page that says most of a question: how the page begins, which answers what most readers look for
 * there, unless a section says clearly more.
 */
function bestPlace(hit: SearchHit, words: SearchAnswer['words']) {
  let best: {hit: SearchHit; place: Place; covers: number; isAside: boolean} | undefined;
  const places: Place[] = [hit, ...hit.more];
  const isBeginning = ({kind}: Place) => kind === 'page';
  for (const place of [
    ...places.filter(isBeginning),
    ...places.filter((one) => !isBeginning(one)),
  ]) {
    // Of some passages the index has only the beginning, and marks the place.
    if (place.passage.length < SHORTEST && !place.passage.includes('…')) continue;
    const isAside = ASIDE.test(plainText(place.heading));
    const cost = isAside ? ASIDE_COST : 0;
    const covers = coverOf(hit, place, words) - cost + HEADED * headedBy(hit, place, words);
    if (!best || covers > best.covers + (best.isAside ? 0 : LEAD)) {
      best = {hit, place, covers, isAside};
    }
  }
  return best;
}

/** Asks a question, and once more as it was meant or by its core where all of it fits nothing. */
export async function askWith(
  search: (request: SearchRequest) => SearchAnswer | Promise<SearchAnswer>,
  request: SearchRequest,
): Promise<SearchAnswer> {
  const answer = await search(request);
  const {meant} = answer;
  if (meant?.isUsed || meant?.isSlip) {
    const other = await search({...request, query: meant.query});
    if (fits(other)) return {...other, meant: {...meant, isUsed: true}};
  }
  const core = coreOf(answer);
  return core === undefined ? answer : withCore(answer, await search({...request, query: core}));
}

/**
 * Picks what answers a question: a passage of each of the pages that the search puts first, at most three.
 * Nothing, where nothing fits.
 */
export function quotesOf(answer: SearchAnswer): Quote[] {
  if (!fits(answer)) return [];
  const places = answer.hits.slice(0, QUOTES).flatMap((hit) => bestPlace(hit, answer.words) ?? []);
  const most = Math.max(0, ...places.map(({covers}) => covers));
  // The search knows more of a page than its words: what it puts first is shown.
  return places
    .filter(({covers}, place) => place === 0 || covers >= LOWEST_SHARE * most)
    .map(({hit, place}) => ({
      title: plainText(hit.title),
      heading: plainText(place.heading),
      url: place.url,
      text: shorten(place.passage),
    }));
}

/**
 * The pages of which one may answer a question, for readers to choose: each with what it says about itself, the
 * first ones with the passage that says most of the question.
 */
function choicesOf({hits, words}: SearchAnswer): Quote[] {
  return hits.slice(0, CHOICES).map((hit, index) => {
    const best = bestPlace(hit, words)?.place ?? hit;
    const page = [hit, ...hit.more].find(({kind}) => kind === 'page') ?? hit;
    const about = plainText(page.snippet) || shorten(page.passage);
    const text = index < QUOTES ? shorten(best.passage) : '';
    return {
      title: plainText(hit.title),
      heading: plainText(best.heading),
      url: best.url,
      // Once is enough.
      ...(text.startsWith(about) ? {text} : {about, text: about.startsWith(text) ? '' : text}),
    };
  });
}

/**
 * Puts a passage as it is on its page into a quote. What the page says about itself is left out where the passage
 * says it: the first words of a page tell what its description promises.
 */
export function withPassage({about, ...quote}: Quote, passage: Passage): Quote {
  const isSaid =
    about === undefined ||
    passage.isBeginning ||
    lettersAndDigits(passage.markdown).startsWith(lettersAndDigits(about));
  return {...quote, passage, ...(!isSaid && {about})};
}

/** A page that is about less of a question only shares a word with it: pizza dough is no media that is parsed. */
const NEAR = 0.5;

/** The page that comes nearest to a question that nothing fits, if one is about a good part of it. */
export function nearestOf({hits: [first], words}: SearchAnswer): SearchHit | undefined {
  const saying = sayingOf(words);
  const named = saying.filter(({word}) => first?.about.includes(word));
  const isNear =
    named.some(({topicality}) => topicality >= SUBJECT) && sumOf(named) >= NEAR * sumOf(saying);
  return isNear ? first : undefined;
}

/** What is shown for a question. */
export interface Shown {
  /** Passages are quoted; else pages are named, of which one may be the right one. */
  isSure: boolean;
  /** None where nothing fits. */
  quotes: Quote[];
}

/** Answers a question where it is clear what answers it; else offers the pages that come nearest. */
export function shownOf(answer: SearchAnswer): Shown {
  if (!fits(answer)) return {isSure: false, quotes: []};
  if (isSure(answer)) return {isSure: true, quotes: quotesOf(answer)};
  return {isSure: false, quotes: choicesOf(answer)};
}
