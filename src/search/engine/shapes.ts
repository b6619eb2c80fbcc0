import {
  type IndexedDetails,
  type IndexedHeading,
  type IndexedName,
  type IndexedRest,
  type IndexedTexts,
  type IndexManifest,
  SEARCH_SECTIONS,
} from '../../../shared/search-index';
import {
  isFlag,
  isNumber,
  isText,
  listOf,
  objectOf,
  oneOf,
  optional,
  pairOf,
  type Shape,
} from '../../outside/shape';
import type {Place, SaidWord, SearchAnswer, SearchHit} from './engine';
import type {Marked} from './snippet';

const section = oneOf(SEARCH_SECTIONS);
const texts = listOf(isText);
const isTrue: Shape<true> = (value): value is true => value === true;

/** The shape of `/search/index.json`. */
export const isManifest = objectOf<IndexManifest>({
  sections: listOf(section),
  names: isText,
  details: isText,
  texts: isText,
});

const isName = objectOf<IndexedName>({
  path: isText,
  title: isText,
  section,
  crumbs: texts,
  names: texts,
  links: isNumber,
});
/** The shape of the first stage of the index. */
export const isNames = listOf(isName);

const isHeading = objectOf<IndexedHeading>({text: isText, anchor: isText, code: optional(isTrue)});
/** The shape of what the index has of pages beside their names. */
const isDetails = listOf(
  objectOf<IndexedDetails>({description: isText, keywords: texts, headings: listOf(isHeading)}),
);

/**
 * Makes the shape of the second stage of the index.
 *
 * @param names How many pages the first stage has; the further ones have to be whole.
 */
export const isRest =
  (names: number): Shape<IndexedRest> =>
  (value): value is IndexedRest =>
    isDetails(value) && isNames(value.slice(names));

/** The shape of the third stage of the index. */
export const isTexts: Shape<IndexedTexts> = listOf(listOf(pairOf(isNumber, isText)));

const isMarked: Shape<Marked> = listOf(pairOf(isText, isFlag));
const place = {
  url: isText,
  kind: oneOf(['page', 'heading', 'text'] as const),
  heading: isMarked,
  snippet: isMarked,
  passage: isText,
  covers: isNumber,
};
const isHit = objectOf<SearchHit>({
  ...place,
  section,
  title: isMarked,
  crumbs: texts,
  also: isMarked,
  about: texts,
  more: listOf(objectOf<Place>(place)),
});

/** Whether a reply of the worker is an answer to a search. */
export const isAnswer = objectOf<SearchAnswer>({
  hits: listOf(isHit),
  nbHits: isNumber,
  words: listOf(objectOf<SaidWord>({word: isText, rarity: isNumber, topicality: isNumber})),
  isComplete: isFlag,
  isLocal: optional(isFlag),
  lead: optional(isNumber),
  unknown: texts,
  meant: optional(objectOf<{query: string; isUsed: boolean}>({query: isText, isUsed: isFlag})),
});

/** Whether a reply of the worker tells of paths whether they are known. */
export const isKnown: Shape<boolean[]> = listOf(isFlag);
