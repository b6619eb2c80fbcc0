import type {Marked} from '../../../shared/marked';
import type {PackedRest} from '../../../shared/packed-rest';
import {
  type IndexedName,
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
  recordOf,
  type Shape,
} from '../../outside/shape';
import type {Place, SaidWord, SearchAnswer, SearchHit} from './engine';

const section = oneOf(SEARCH_SECTIONS);
const texts = listOf(isText);

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

const isAnchor: Shape<[number, number, string]> = (value): value is [number, number, string] =>
  Array.isArray(value) &&
  value.length === 3 &&
  isNumber(value[0]) &&
  isNumber(value[1]) &&
  isText(value[2]);

/** The shape of the second stage of the index. */
export const isPackedRest = objectOf<PackedRest>({
  descriptions: isText,
  keywords: isText,
  headings: isText,
  anchors: listOf(isAnchor),
  further: isNames,
});

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
  counts: optional(recordOf(isNumber)),
  words: listOf(objectOf<SaidWord>({word: isText, rarity: isNumber, topicality: isNumber})),
  isComplete: isFlag,
  isLocal: optional(isFlag),
  lead: optional(isNumber),
  unknown: texts,
  near: optional(texts),
  meant: optional(
    objectOf<{query: string; isUsed: boolean; isSlip: boolean | undefined}>({
      query: isText,
      isUsed: isFlag,
      isSlip: optional(isFlag),
    }),
  ),
});

/** Whether a reply of the worker tells of paths whether they are known. */
export const isKnown: Shape<boolean[]> = listOf(isFlag);
