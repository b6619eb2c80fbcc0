import {lettersAndDigits} from '../../../shared/letters-and-digits';
import {type IndexedName, isEntry} from '../../../shared/search-index';
import {type Catalog, SITUATION_SHARE, type TextHits} from './catalog';
import {bestTier, type Member, misspelling, type NameMatch, TIER} from './names';
import {phraseShare} from './phrases';
import {
  NAME_WEIGHT,
  nameScore,
  nearness,
  productOf,
  prominence,
  type Query,
  SECTION_WEIGHT,
  WORDY_SECTION_WEIGHT,
} from './ranking';
import {weightOf} from './words';

/** What each sign that a page is meant counts, beside a name, which counts more than all of them. */
const WEIGHT = {
  /** Its title, names, keywords, headings and description have the words; 1 for the best page. */
  words: 2.5,
  /** One of its passages has them; 1 for the best passage. */
  text: 1,
  /** Everything that is said on it, taken together, has the words. */
  coverage: 3,
  /** The whole query occurs in a passage word for word. */
  phrase: 2,
  /** Title and address have the words. */
  title: 1.5,
  /** The title, of several words, is part of the query: "how do I embed videos". */
  titleInside: 2,
  /** A word of the query is a name of the page by itself: `saveDefaultProps can only be called …`. */
  mention: 1,
  /** Each doubling of the number of pages that link to it. */
  prominence: 0.3,
  /** The post of a version that is named beside the wish for news: `release notes 4.0`. */
  version: 5,
  /** The page is wanted for being new. */
  news: 1.5,
  /** What all of this counts for a page of a product that the query doesn't name. */
  otherProduct: 0.6,
  /** And for an entry of the errors of whose message the query has nothing word for word. */
  otherMessage: 0.7,
  /** The whole address is the query: of all pages called `render` the one that isn't part of something. */
  address: 1,
  /** Arguments of a command are typed: more than anything they could name. */
  command: 40,
};

/** What a heading counts that is the name asked for. */
const MEMBER = {
  flag: 75,
  /** A flag that the page's own title names. */
  titleFlag: 90,
  word: 25,
  /** Words that happen to make a name when joined are rarely meant as one. */
  words: 1,
  /** The page that most link to is the main one of several that have it. */
  prominence: 2,
  wordsProminence: 0.5,
};

/**
 * Who describes something in so many words is less likely to mean the pages that everybody knows, and says it in
 * words of which a page has one here and one there.
 */
const WORDY = {
  from: 3,
  prominence: 0.7,
  /** Its keywords have words of the query, each the more the fewer other words it has. */
  keywords: 1.2,
  /** Which part of the query its keywords say together. */
  inKeywords: 1,
  /** And its title and description. */
  inDescription: 0.7,
  /** Another of its passages has the words, beside the best one. */
  secondText: 0.7,
};
/** From so many words on, a query is a story. */
export const STORY_FROM = 10;

/**
 * Who asks in sentences tells what happened beside what is wanted: by chance texts have many of these words. What a
 * page is looked for by, described as and called says more then. Fitted to questions of sets other than those on
 * which it was tried: a right page is among the first three for 13 more of 390, in no set for fewer.
 */
const STORY = {
  from: STORY_FROM,
  /** A passage that has such a share word for word quotes the message. */
  pasted: 0.4,
  weight: {
    ...WEIGHT,
    words: 0.9,
    text: 0.55,
    coverage: 0.75,
    title: 1.7,
    titleInside: 1.7,
    prominence: 0.26,
  },
  wordy: {...WORDY, keywords: 1.6, inKeywords: 1.8, inDescription: 1, secondText: 0.95},
};
/** From so many names that begin alike on, a page that is looked for by that beginning counts as well. */
const FAMILY = 4;
/** From so many words on, a query can be the beginning of a message; fewer are what something is called. */
const SHORTEST_MESSAGE = 3;
const NO_NAME: NameMatch = {tier: TIER.none, coverage: 0, isSameKind: false};
/**
 * A word by which readers look for a page says as much as the beginning of its name. Who types `free` means the
 * license, and `<Freeze>` only by the letters that both have.
 */
const WANTED: NameMatch = {tier: TIER.prefix, coverage: 0, isSameKind: false, isWanted: true};

/** What pages get for having a heading that is the name asked for. */
function memberScores(
  catalog: Catalog,
  {text, words, flag, isOneWord}: Query,
): Map<number, number> {
  const scores = new Map<number, number>();
  const isName = flag !== undefined || isOneWord;
  const base = flag !== undefined ? MEMBER.flag : isOneWord ? MEMBER.word : MEMBER.words;
  const weight = isName ? MEMBER.prominence : MEMBER.wordsProminence;
  const score = (page: number) => base + weight * prominence(catalog.page(page));
  for (const {page, isMember, isFlag} of catalog.headings.get(
    lettersAndDigits(flag ?? text.compact),
  ) ?? []) {
    if (!isMember || (flag !== undefined && !isFlag)) continue;
    scores.set(page, score(page));
  }
  // A word that is a member of something, `codec`, is a word that readers use, too.
  const isWord = flag === undefined && isOneWord && /^[a-z]+$/.test(words[0] ?? '');
  if (isWord && scores.size > 0) {
    catalog.keywords.forEach(({each}, index) => {
      if (!scores.has(index) && each.includes(text.compact)) scores.set(index, score(index));
    });
  }
  if (flag === undefined) return scores;
  catalog.pages.forEach(({title}, index) => {
    if (title.split(/\s+/).includes(`--${flag}`)) scores.set(index, MEMBER.titleFlag);
  });
  return scores;
}

/** Which part of what the query says a page's title and address say, 0 to 1. */
export function titleShare(catalog: Catalog, index: number, {weighted, total}: Query): number {
  const own = catalog.titleWords[index];
  let sum = 0;
  for (const {term, rarity} of weighted) if (own?.has(term)) sum += rarity;
  return sum / total;
}

/** Which part of the query the page's title is, where all of a title of several words is part of it. */
function titleInside(catalog: Catalog, index: number, {terms, weighted, total}: Query): number {
  const title = catalog.titleTerms[index] ?? [];
  if (title.length === 0 || !title.every((term) => terms.includes(term))) return 0;
  const said = weighted.filter(({term}) => title.includes(term));
  return said.reduce((sum, {rarity}) => sum + rarity, 0) / total;
}

/** Whether a page is that of the name before the dot: `Series` of `<Series.Sequence>`. */
export function isOwner(catalog: Catalog, index: number, {owner}: Member): boolean {
  const names = catalog.names[index];
  return names !== undefined && bestTier(names, owner).tier === TIER.exact;
}

const isOneWord = ({terms}: Query['content']): boolean => terms.length === 1;

/** How a page's names match the query, whole or without its empty words. */
function nameMatch(
  catalog: Catalog,
  index: number,
  {text, content, member, isKnown, typed, flag}: Query,
): NameMatch {
  const names = catalog.names[index];
  if (!names) return NO_NAME;
  let best = bestTier(names, text);
  // A question with one word that says something, `Is Remotion free?`, asks for that word.
  const isWord =
    flag === undefined && (typed.length === 1 ? typed[0] === text.compact : isOneWord(content));
  if (isWord && best.tier < TIER.prefix) {
    if (catalog.keywords[index]?.each.includes(content.compact)) best = WANTED;
  }
  // An entry of the errors is called by a sentence: its beginning is meant only where it is typed literally.
  if (isEntry(catalog.page(index).path)) {
    return best.tier === TIER.exact || typed.length >= SHORTEST_MESSAGE ? best : NO_NAME;
  }
  if (content.compact !== text.compact) {
    const other = bestTier(names, content);
    // The last word of a sentence isn't the beginning of a name: `is it free`.
    if (other.tier > best.tier && other.tier !== TIER.prefix) best = other;
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
  const wrong = misspelling(names, content) ?? misspelling(names, text);
  return wrong === undefined
    ? best
    : {tier: TIER.misspelled, coverage: 1 - wrong / 4, isSameKind: false};
}

/** Which share of the query occurs in one of a page's passages word for word. */
function phraseScores(catalog: Catalog, query: Query, textHits: TextHits): Map<number, number> {
  const scores = new Map<number, number>();
  if (query.typed.length < 3) return scores;
  const shareIn = phraseShare(query.typed.join(' '));
  for (const [page, passages] of textHits) {
    const best = Math.max(
      ...passages.map(({heading}) => shareIn(catalog.phraseText(page, heading))),
    );
    if (best > 0) scores.set(page, best);
  }
  return scores;
}

/** The words of a query that may be names by themselves: `saveDefaultProps can only be called …`. */
function wordsOf({typed}: Query): Set<string> {
  if (typed.length < 2) return new Set();
  // A version is a name of several numbers: `release notes 4.0`.
  const versions = typed.join(' ').match(/\b\d+(?: \d+)+\b/g) ?? [];
  return new Set([...typed.map((word) => word.toLowerCase()), ...versions.map(lettersAndDigits)]);
}

/** Whether the address of a page is the query: `/docs/render` of `render`. */
const isAddressed = ({path}: IndexedName, {text}: Query): boolean =>
  text.kind === 'plain' && lettersAndDigits(path.replace(/^\/docs\//, '')) === text.compact;

/** What a command typed with its arguments says of the page of the command: the longest name wins. */
function commandScore({title}: IndexedName, {command}: Query): number {
  if (command === '' || !title.startsWith('npx ')) return 0;
  return command.startsWith(`${title} `) ? WEIGHT.command + title.length : 0;
}

export interface Ranked {
  index: number;
  score: number;
  match: NameMatch;
  /** What it gets for its keywords. */
  keyword: number;
  /** Which of the query's words are in its title, names, keywords, headings and description; one bit each. */
  covered: number;
}

/**
 * Ranks all pages that have anything of a query.
 *
 * @param from Path of the page the reader is on.
 * @returns Pages, best first.
 */
export function rank(
  catalog: Catalog,
  query: Query,
  textHits: TextHits,
  from: string | undefined,
): Ranked[] {
  const {weighted, total} = query;
  const bestText = Math.max(1, ...[...textHits.values()].map((list) => list[0]?.score ?? 0));
  const isWordy = query.words.length >= WORDY.from;
  // What is new is told by posts, which have no keywords.
  const isDescribed = isWordy && !query.isNews;
  const keywords = catalog.keywordIndex.scores(query);
  const asked = isDescribed ? catalog.keywordIndex.said(query) : undefined;
  const mentioned = wordsOf(query);
  const members = memberScores(catalog, query);
  const phrases = phraseScores(catalog, query, textHits);
  const isPasted = [...phrases.values()].some((part) => part >= STORY.pasted);
  const isStory = isDescribed && !isPasted && query.typed.length >= STORY.from;
  const found = new Map(
    catalog.searchPages(weighted, isStory).map((each) => [each.document, each]),
  );
  const bestPage = Math.max(1, ...[...found.values()].slice(0, 1).map(({score}) => score));
  const inFields = isDescribed ? catalog.saidInFields(weighted, isStory) : undefined;
  const told = isStory ? catalog.situations.said(query) : undefined;
  const weight = isStory ? STORY.weight : WEIGHT;
  const wordy = isStory ? STORY.wordy : WORDY;
  // A word that only texts have says more than the other ones, which headings have too.
  const inTexts = weighted.filter(({term}) => !catalog.pageWords.has(term));
  const share = 1 - inTexts.reduce((sum, {rarity}) => sum + rarity, 0) / total;
  const near = nearness(from, catalog.pages);
  const matches = catalog.pages.map((_, index) => nameMatch(catalog, index, query));
  const isFamily = matches.filter(({tier}) => tier === TIER.prefix).length >= FAMILY;
  const sections = isDescribed ? WORDY_SECTION_WEIGHT : SECTION_WEIGHT;
  const ranked: Ranked[] = [];
  catalog.pages.forEach((page, index) => {
    const isSubject =
      isFamily &&
      query.typed.length > 1 &&
      catalog.keywords[index]?.each.includes(query.text.compact);
    const own = matches[index] ?? NO_NAME;
    const match =
      isSubject && own.tier < TIER.prefix ? {...own, tier: TIER.prefix, coverage: 1} : own;
    const words = found.get(index);
    const passages = textHits.get(index);
    const covered = (passages ?? []).reduce(
      (bits, passage) => bits | passage.covered,
      words?.covered ?? 0,
    );
    const keyword = keywords.get(index) ?? 0;
    const command = commandScore(page, query);
    const isMentioned = catalog.names[index]?.names.some(
      ({humps, compact: name}) => humps > 1 && mentioned.has(name),
    );
    const isWanted = query.isNews && page.section === 'Blog';
    if (match.tier === TIER.none && covered === 0 && keyword + command === 0 && !isMentioned)
      return;
    const rest =
      (weight.words * share * (words?.score ?? 0)) / bestPage +
      (weight.text * (passages?.[0]?.score ?? 0)) / bestText +
      (weight.coverage * weightOf(weighted, covered)) / total +
      keyword +
      command +
      (isMentioned ? (isWanted ? WEIGHT.version : weight.mention) : 0) +
      (match.isWanted ? 0 : (members.get(index) ?? 0)) +
      (isAddressed(page, query) ? WEIGHT.address : 0) +
      weight.phrase * (phrases.get(index) ?? 0) +
      weight.title * titleShare(catalog, index, query) +
      weight.titleInside * titleInside(catalog, index, query) +
      weight.prominence *
        (isWordy && match.tier === TIER.none ? wordy.prominence : 1) *
        (catalog.prominence[index] ?? 0) +
      (inFields
        ? wordy.keywords * ((asked?.get(index) ?? 0) + SITUATION_SHARE * (told?.get(index) ?? 0)) +
          (wordy.inKeywords * (inFields.keywords[index] ?? 0) +
            wordy.inDescription * (inFields.description[index] ?? 0)) /
            total +
          (wordy.secondText * (passages?.[1]?.score ?? 0)) / bestText
        : 0) +
      near(page, match.tier >= TIER.misspelled);
    const product = productOf(page.path);
    const isOther = product !== undefined && !query.terms.includes(product);
    const isOtherMessage = isEntry(page.path) && keyword === 0 && !phrases.has(index);
    const score =
      nameScore(match) * (isWanted ? 1 : NAME_WEIGHT[page.section]) +
      rest *
        (isWanted ? WEIGHT.news : sections[page.section]) *
        (isOther ? WEIGHT.otherProduct : 1) *
        (isOtherMessage ? WEIGHT.otherMessage : 1);
    ranked.push({index, score, match, keyword, covered: words?.covered ?? 0});
  });
  return ranked.sort((a, b) => b.score - a.score || a.index - b.index);
}
