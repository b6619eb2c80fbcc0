import type {IndexedName} from '../../../shared/search-index';
import {compact} from '../../../shared/search-terms';
import type {Catalog, TextHits} from './catalog';
import {bestTier, type Member, misspelling, type NameMatch, TIER} from './names';
import {phraseShare} from './phrases';
import {
  keywordScore,
  keywordWords,
  NAME_WEIGHT,
  nameScore,
  nearness,
  prominence,
  type Query,
  SECTION_WEIGHT,
} from './ranking';
import {findWords} from './words';

const NEWS_WEIGHT = 1.5;
/** What a page counts in which the whole query stands word for word. */
const PHRASE = 2;
/** Who describes something is less likely to mean the pages that everybody knows. */
const WORDY = 0.7;
/** From so many names that begin alike on, a page that is looked for by that beginning counts as well. */
const FAMILY = 4;
const NO_NAME: NameMatch = {tier: TIER.none, coverage: 0, isSameKind: false};
/** Above all that arguments of a command could name. */
const COMMAND = 40;

/** What pages get for having a heading that is the name asked for; the page most linked to is the main one. */
function memberScores(
  catalog: Catalog,
  {text, words, flag, isOneWord}: Query,
): Map<number, number> {
  const scores = new Map<number, number>();
  // Words that happen to make a name when joined are rarely meant as one.
  const base = flag !== undefined ? 75 : isOneWord ? 25 : 1;
  const weight = flag !== undefined || isOneWord ? 2 : 0.5;
  for (const {page, isMember, isFlag} of catalog.headings.get(compact(flag ?? text.compact)) ??
    []) {
    if (!isMember || (flag !== undefined && !isFlag)) continue;
    scores.set(page, base + weight * prominence(catalog.page(page)));
  }
  // A word that is a member of something, `codec`, is a word that readers use, too.
  const isWord = flag === undefined && isOneWord && /^[a-z]+$/.test(words[0] ?? '');
  if (isWord && scores.size > 0) {
    catalog.keywords.forEach(({each}, index) => {
      if (scores.has(index) || !each.includes(text.compact)) return;
      scores.set(index, base + weight * prominence(catalog.page(index)));
    });
  }
  if (flag === undefined) return scores;
  catalog.pages.forEach(({title}, index) => {
    if (title.split(/\s+/).includes(`--${flag}`)) scores.set(index, 90);
  });
  return scores;
}

/** Share of the query's words that title or address of a page have. */
function titleShare(catalog: Catalog, index: number, terms: string[]): number {
  const own = catalog.titleWords[index];
  return terms.filter((term) => own?.has(term)).length / terms.length;
}

/** What a page gets whose title, of several words, is part of the query: "how do I embed videos". */
function titleInside(catalog: Catalog, index: number, terms: string[]): number {
  const title = catalog.titleTerms[index] ?? [];
  return title.length > 1 && title.every((term) => terms.includes(term)) ? 2 : 0;
}

/** Whether a page is that of the name before the dot: `Series` of `<Series.Sequence>`. */
export function isOwner(catalog: Catalog, index: number, {owner}: Member): boolean {
  const names = catalog.names[index];
  return names !== undefined && bestTier(names, owner).tier === TIER.exact;
}

/** How a page's names match the query, whole or without its empty words. */
export function nameMatch(
  catalog: Catalog,
  index: number,
  {text, content, member, isKnown}: Query,
): NameMatch {
  const names = catalog.names[index];
  if (!names) return NO_NAME;
  let best = bestTier(names, text);
  if (content.compact !== text.compact) {
    const other = bestTier(names, content);
    if (other.tier > best.tier) best = other;
  }
  // Only what has the whole name comes before the page of the part before the dot, and beside it what is
  // about the part behind it: a guide to `overrideWebpackConfig`.
  if (best.tier < TIER.initials && member) {
    const isSubject = member.isDistinct && catalog.keywords[index]?.each.includes(member.name);
    if (isSubject || isOwner(catalog, index, member)) {
      best = {tier: TIER.initials, coverage: 1, isSameKind: false};
    }
  }
  if (best.tier >= TIER.misspelled || isKnown) return best;
  const wrong = misspelling(names, content);
  return wrong === undefined
    ? best
    : {tier: TIER.misspelled, coverage: 1 - wrong / 4, isSameKind: false};
}

/** Which share of the query stands in one of a page's passages word for word. */
function phraseScores(catalog: Catalog, query: Query, textHits: TextHits): Map<number, number> {
  const scores = new Map<number, number>();
  if (query.typed.length < 3) return scores;
  const shareIn = phraseShare(query.typed.join(' '));
  for (const [page, passages] of textHits) {
    const best = Math.max(...passages.map(({heading}) => shareIn(catalog.runnable(page, heading))));
    if (best > 0) scores.set(page, PHRASE * best);
  }
  return scores;
}

/** The words of a query that may be names by themselves: `saveDefaultProps can only be called …`. */
const wordsOf = ({typed}: Query): Set<string> =>
  new Set(typed.length > 1 ? typed.map((word) => word.toLowerCase()) : []);

/** What a command typed with its arguments says of the page of the command: the longest name wins. */
function commandScore({title}: IndexedName, {command}: Query): number {
  if (command === '' || !title.startsWith('npx ')) return 0;
  return command.startsWith(`${title} `) ? COMMAND + title.length : 0;
}

/**
 * Ranks all pages that have anything of a query.
 *
 * @param from Path of the page the reader is on.
 * @returns Numbers of pages, best first.
 */
export function rank(
  catalog: Catalog,
  query: Query,
  textHits: TextHits,
  from: string | undefined,
): number[] {
  const found = findWords(catalog.pageWords, query.words);
  const scoreOf = new Map(found.map(({document, score}) => [document, score]));
  const bestPage = Math.max(1, found[0]?.score ?? 0);
  const bestText = Math.max(1, ...[...textHits.values()].map((list) => list[0]?.score ?? 0));
  const isWordy = query.words.length > 2;
  const mentioned = wordsOf(query);
  const members = memberScores(catalog, query);
  const phrases = phraseScores(catalog, query, textHits);
  // A word that only texts have says more than the other ones, which headings have too.
  const inTexts = query.terms.filter(
    (term) => !catalog.pageWords.has(term) && catalog.textWords?.has(term),
  );
  const share = 1 - inTexts.length / query.terms.length;
  const near = nearness(from, catalog.pages);
  const scores: {index: number; score: number}[] = [];
  const matches = catalog.pages.map((_, index) => nameMatch(catalog, index, query));
  const isFamily = matches.filter(({tier}) => tier === TIER.prefix).length >= FAMILY;
  catalog.pages.forEach((page, index) => {
    const isSubject =
      isFamily &&
      query.typed.length > 1 &&
      catalog.keywords[index]?.each.includes(query.text.compact);
    const own = matches[index] ?? NO_NAME;
    const name =
      isSubject && own.tier < TIER.prefix ? {...own, tier: TIER.prefix, coverage: 1} : own;
    const relevance =
      (share * (scoreOf.get(index) ?? 0)) / bestPage +
      (0.5 * (textHits.get(index)?.[0]?.score ?? 0)) / bestText;
    const keywords = catalog.keywords[index];
    const keyword = keywords
      ? Math.max(keywordScore(keywords, query), keywordWords(keywords, query))
      : 0;
    const command = commandScore(page, query);
    if (name.tier === TIER.none && relevance + keyword + command === 0) return;
    const isMentioned = catalog.names[index]?.names.some(
      ({humps, compact: name}) => humps > 1 && mentioned.has(name),
    );
    const rest =
      2 * relevance +
      keyword +
      command +
      Number(isMentioned) +
      (members.get(index) ?? 0) +
      (phrases.get(index) ?? 0) +
      1.5 * titleShare(catalog, index, query.terms) +
      titleInside(catalog, index, query.terms) +
      (isWordy && name.tier === TIER.none ? WORDY : 1) * (catalog.prominence[index] ?? 0) +
      near(page, name.tier >= TIER.misspelled);
    const isWanted = query.isNews && page.section === 'Blog';
    const score =
      nameScore(name) * (isWanted ? 1 : NAME_WEIGHT[page.section]) +
      rest * (isWanted ? NEWS_WEIGHT : SECTION_WEIGHT[page.section]);
    scores.push({index, score});
  });
  return scores.sort((a, b) => b.score - a.score || a.index - b.index).map(({index}) => index);
}
