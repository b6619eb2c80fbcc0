import type {IndexedHeading, IndexedName, IndexedRest} from './search-index.ts';

/**
 * The second stage as its file has it: one text for each kind of words, so that like is next to like, and no
 * address that follows from its heading. A sixth smaller, compressed, than a list of pages.
 */
export interface PackedRest {
  /** One line for each page. */
  descriptions: string;
  /** One line for each page, with a tab between them. */
  keywords: string;
  /** The same; a heading that is a name has another tab before it. */
  headings: string;
  /** Anchors that aren't made of their heading alone: page, place of the heading, anchor. */
  anchors: [page: number, heading: number, anchor: string][];
  /** What the last pages are called, which the first stage doesn't have. */
  further: IndexedName[];
}

const LINE = '\n';
const ITEM = '\t';
const PARTING = /[\n\t]/;

/** The anchor that a heading has, unless another one of its page has the same. */
const anchorOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replace(/ /g, '-');

/** A text that takes one place in a line. */
function item(text: string): string {
  if (text === '' || PARTING.test(text)) {
    throw new Error(`The search index takes no empty text and none with a tab or line: “${text}”`);
  }
  return text;
}

/** Packs the second stage. */
export function packRest(rest: IndexedRest): PackedRest {
  const column = (line: (page: IndexedRest[number]) => string) => rest.map(line).join(LINE);
  return {
    descriptions: column(({description}) => (description === '' ? '' : item(description))),
    keywords: column(({keywords}) => keywords.map(item).join(ITEM)),
    headings: column(({headings}) =>
      headings.map(({text, code}) => (code ? ITEM : '') + item(text)).join(ITEM),
    ),
    anchors: rest.flatMap(({headings}, page) =>
      headings.flatMap(({text, anchor}, heading): PackedRest['anchors'] =>
        anchor === anchorOf(text) ? [] : [[page, heading, anchor]],
      ),
    ),
    further: rest.flatMap((page) => {
      if (!('path' in page)) return [];
      const {description: _, keywords: __, headings: ___, ...name} = page;
      return [name];
    }),
  };
}

function headingsOf(line: string, anchors: ReadonlyMap<number, string>): IndexedHeading[] {
  const headings: IndexedHeading[] = [];
  let isName = false;
  for (const text of line === '' ? [] : line.split(ITEM)) {
    if (text === '') {
      isName = true;
      continue;
    }
    const anchor = anchors.get(headings.length) ?? anchorOf(text);
    headings.push(isName ? {text, anchor, code: true} : {text, anchor});
    isName = false;
  }
  return headings;
}

/** Reads what `packRest()` wrote: as many pages as there are lines. */
export function unpackRest(packed: PackedRest): IndexedRest {
  const lists = packed.keywords.split(LINE);
  const headings = packed.headings.split(LINE);
  const anchors = new Map<number, Map<number, string>>();
  for (const [page, heading, anchor] of packed.anchors) {
    const own = anchors.get(page) ?? new Map<number, string>();
    anchors.set(page, own.set(heading, anchor));
  }
  const none = new Map<number, string>();
  const descriptions = packed.descriptions.split(LINE);
  const early = descriptions.length - packed.further.length;
  return descriptions.map((description, page) => {
    const line = lists[page] ?? '';
    return {
      ...packed.further[page - early],
      description,
      keywords: line === '' ? [] : line.split(ITEM),
      headings: headingsOf(headings[page] ?? '', anchors.get(page) ?? none),
    };
  });
}
