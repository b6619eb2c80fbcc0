// What a hit's passage looks like on its page: read from the page's Markdown twin, where samples, lists
// and tables are still what they are; the search has only their words. Loaded with the first question.
import type {Heading, ListItem, Root, RootContent, TableRow} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmTableFromMarkdown} from 'mdast-util-gfm-table';
import {toString as textOf} from 'mdast-util-to-string';
import {gfmTable} from 'micromark-extension-gfm-table';
import {lettersAndDigits} from '../../shared/letters-and-digits';
import {normalizeTerm, queryTerms} from '../../shared/search-terms';
import type {QueryWord} from '../search/engine/words';

/** Characters after which no further block is quoted; the first block is quoted whole. */
const ENOUGH = 700;
const MAX_QUOTE = 1600;

export interface Passage {
  blocks: RootContent[];
  /** The same as it is written. */
  markdown: string;
  /** It begins as its page does, and tells what the page says of itself. */
  isBeginning?: true;
  /** The demo that its section shows, or else its page. */
  demo?: string;
}

const lengthOf = (block: RootContent) =>
  (block.position?.end.offset ?? 0) - (block.position?.start.offset ?? 0);

/** How a twin begins what it says of a picture; the list below one of the Studio says what its numbers mean. */
const pictureStart = (block: RootContent | undefined): string | undefined =>
  block?.type === 'paragraph' && block.children[0]?.type === 'strong'
    ? /^(?:Picture|Diagram)(?=: )/.exec(textOf(block.children[0]))?.[0]
    : undefined;

/** The demo that a block of a twin stands for, in place of its film. */
function demoOf(block: RootContent): string | undefined {
  const [link, ...others] = block.type === 'paragraph' ? block.children : [];
  if (link?.type !== 'link' || others.length > 0) return undefined;
  return /^Live demo: ([a-z0-9-]+)$/.exec(textOf(link))?.[1];
}

/** How much of a question a piece of text says. */
type Says = (text: string) => number;

const SINCE = /^Available since version [\d.]+\.$/;

/** What answers only a question for just that: an import, and since when there is something. A film is shown. */
const isFormal = (block: RootContent, value: Says): boolean =>
  block.type === 'code'
    ? value('import') === 0 && block.value.replace(/import\b[^'"]*(['"]).*?\1;?/g, '').trim() === ''
    : demoOf(block) !== undefined ||
      (SINCE.test(textOf(block)) && value('available since version') === 0);

/** A paragraph of fewer characters names a file, or only leads to a sample. */
const SENTENCE = 40;
const isSentence = (block: RootContent | undefined): boolean =>
  block?.type === 'paragraph' && textOf(block).length >= SENTENCE;

/** What a page says of itself, which its twin has below the title: promises what the page tells. */
function descriptionOf({children: [title, block]}: Root): RootContent | undefined {
  return title?.type === 'heading' && title.depth === 1 && block?.type === 'paragraph'
    ? block
    : undefined;
}

/** The same without what the page says of itself, where its first words tell it: once is enough. */
function withoutPromise(blocks: RootContent[], description: RootContent | undefined) {
  return blocks[0] === description && isSentence(blocks[1]) ? blocks.slice(1) : blocks;
}

interface Section {
  /** Letters and digits of its heading. */
  name: string;
  heading?: Heading;
  blocks: RootContent[];
}

/** Everything between a heading and the next one; the page's first words come before its first heading. */
function sectionsOf(root: Root): Section[] {
  const sections: Section[] = [{name: '', blocks: []}];
  for (const [index, block] of root.children.entries()) {
    // Who reads a quote can go and look.
    if (pictureStart(block)) continue;
    const above = root.children[index - 1];
    if (block.type === 'list' && block.ordered && pictureStart(above) === 'Picture') continue;
    // The page's title.
    if (block.type === 'heading' && block.depth === 1) continue;
    if (block.type === 'heading')
      sections.push({name: lettersAndDigits(textOf(block)), heading: block, blocks: []});
    else sections.at(-1)?.blocks.push(block);
  }
  return sections;
}

/**
 * @param words The question's words and how much each says.
 */
const says = (words: readonly QueryWord[]): Says => {
  const wanted = words.map(({word, rarity}) => ({term: normalizeTerm(word), rarity}));
  return (text) => {
    const own = new Set(queryTerms(text).map(normalizeTerm));
    return wanted.reduce((sum, {term, rarity}) => (own.has(term) ? sum + rarity : sum), 0);
  };
};

/** Rows of a table and items of a list without an order that are quoted of a longer one. */
const ROWS = 5;
const ITEMS = 2;
/** Shorter tables and lists are quoted whole: what a table says is often in all of its rows. */
const SHORT_TABLE = 8;
const SHORT_LIST = 4;
/** Stands for the rows that aren't quoted. */
const MORE_ROWS: TableRow = {
  type: 'tableRow',
  children: [{type: 'tableCell', children: [{type: 'text', value: '…'}]}],
};

/** The best of many, in their original order. */
function bestOf<T extends RootContent | TableRow | ListItem>(
  list: readonly T[],
  most: number,
  value: Says,
): T[] {
  const scored = list.map((each) => ({each, score: value(textOf(each))}));
  const limit = Math.max(0, ...scored.map(({score}) => score)) / 2;
  const best = [...scored].sort((a, b) => b.score - a.score).slice(0, most);
  return scored.filter((one) => best.includes(one) && one.score >= limit).map(({each}) => each);
}

/** Of a long table the rows, of a long list the items that the question is about; steps stay together. */
function essence(block: RootContent, value: Says): RootContent {
  if (block.type === 'table' && block.children.length > SHORT_TABLE + 1) {
    const [head, ...rows] = block.children;
    return head ? {...block, children: [head, ...bestOf(rows, ROWS, value), MORE_ROWS]} : block;
  }
  if (block.type === 'list' && block.ordered !== true && block.children.length > SHORT_LIST) {
    return {...block, children: bestOf(block.children, ITEMS, value)};
  }
  return block;
}

/** As many whole blocks as are read at a glance, from one on. */
function blocksFrom(blocks: readonly RootContent[], from: number, value: Says) {
  const taken: RootContent[] = [];
  let length = 0;
  for (const block of blocks.slice(from)) {
    const quoted = essence(block, value);
    const next = length + (quoted === block ? lengthOf(block) : textOf(quoted).length);
    // A sample belongs to the sentence before it.
    const isSample = block.type === 'code' && taken.at(-1)?.type === 'paragraph';
    if (taken.length > 0 && !isSample && (length > ENOUGH || next > MAX_QUOTE)) break;
    taken.push(quoted);
    length = next;
  }
  return taken;
}

/** What of a section is read at a glance and has the block that says most of the question. */
function relevantOf(blocks: readonly RootContent[], value: Says): RootContent[] {
  const scores = blocks.map((block) => value(textOf(block)));
  const best = scores.indexOf(Math.max(...scores));
  const first = blocksFrom(blocks, 0, value);
  // A list, a table or a sample is led to by the sentence before it.
  const from = best < first.length ? 0 : blocks[best]?.type === 'paragraph' ? best : best - 1;
  const taken = from === 0 ? first : blocksFrom(blocks, from, value);
  return withSample(blocks, from, taken);
}

/** Adds the section's nearest sample where none is quoted: a how-to without its code answers nothing. */
function withSample(
  blocks: readonly RootContent[],
  from: number,
  taken: RootContent[],
): RootContent[] {
  if (taken.some(({type}) => type === 'code')) return taken;
  const end = from + taken.length;
  const places = blocks.flatMap(({type}, place) => (type === 'code' ? [place] : []));
  const after = places.find((place) => place >= end);
  const before = places.filter((place) => place < from).at(-1);
  // The text before it says what the quote is about; the text after it says where it leads.
  if (before !== undefined) {
    const lead = blocks[before - 1]?.type === 'paragraph' ? before - 1 : before;
    return [...blocks.slice(lead, before + 1), ...taken];
  }
  if (after === undefined) return taken;
  const lead = after > end && blocks[after - 1]?.type === 'paragraph' ? after - 1 : after;
  return [...taken, ...blocks.slice(lead, after + 1)];
}

/** Such a part of a question a heading has to say for its sample to show what the page begins to tell. */
const HEADED = 0.2;
/** Where a lesson of the course has the code that it teaches. */
const SOLUTION = lettersAndDigits('A solution');

/** What shows how it is done on a page whose beginning has no sample: that of the section which is headed like the question. */
function sampleOf(sections: readonly Section[], value: Says, total: number): RootContent[] {
  const shown = sections.filter(
    ({heading, blocks}) => heading && blocks.some(({type}) => type === 'code'),
  );
  const said = ({heading}: Section) => (heading ? value(textOf(heading)) : 0);
  const most = Math.max(0, ...shown.map(said));
  const section =
    most > 0 && most >= HEADED * total
      ? shown.find((each) => said(each) === most)
      : shown.find(({name}) => name === SOLUTION);
  if (!section?.heading) return [];
  const code = section.blocks.findIndex(({type}) => type === 'code');
  const from = section.blocks[code - 1]?.type === 'paragraph' ? code - 1 : code;
  return [section.heading, ...section.blocks.slice(from, code + 1)];
}

/** How the table of a page begins that helps by what one sees. */
const SYMPTOM = /^(?:you see|you hear|what you see|symptom)/i;

/** Causes and remedies of what the question tells: how a page about problems begins says only that it has them. */
function remediesOf(sections: readonly Section[], value: Says): RootContent[] {
  const helps = (block: RootContent) =>
    block.type === 'table' && block.children.slice(0, 1).some((head) => SYMPTOM.test(textOf(head)));
  for (const {heading, blocks} of sections) {
    const table = blocks.find(helps);
    if (heading && table) return [heading, essence(table, value)];
  }
  return [];
}

const STEP = /^\d+\. /;
const MOST_STEPS = 4;

/** The first steps of a guide, each with its first sentence and sample: its introduction alone says none. */
function stepsOf(root: Root): RootContent[] {
  const steps: RootContent[][] = [];
  for (const block of root.children) {
    if (block.type === 'heading') {
      const isStep = STEP.test(textOf(block));
      if (!isStep && steps.length > 0) break;
      if (isStep) steps.push([block]);
      continue;
    }
    const step = steps.at(-1);
    if (!step) continue;
    const isNew = !step.some(({type}) => type === block.type);
    if (isNew && (block.type === 'paragraph' || block.type === 'code')) step.push(block);
  }
  return steps.length > 1 ? steps.slice(0, MOST_STEPS).flat() : [];
}

/**
 * Finds a passage in its page.
 *
 * @param markdown The page's Markdown twin.
 * @param heading Text of the passage's heading; empty for what comes before the first one.
 * @param words Plain text of the passage: of headings with the same text, the one above it is meant.
 * @param question The question's words and how much each says.
 * @returns Undefined if the page has no such passage.
 */
export function passageOf(
  markdown: string,
  heading: string,
  words: string,
  question: readonly QueryWord[] = [],
): Passage | undefined {
  const root = fromMarkdown(markdown, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  const sections = sectionsOf(root);
  const named = sections.filter(
    ({name, blocks}) => name === lettersAndDigits(heading) && blocks.length > 0,
  );
  // The index leaves out sentences, and marks the place.
  const start = lettersAndDigits(words.split('…')[0] ?? '').slice(0, 24);
  const section =
    named.find(({blocks}) =>
      lettersAndDigits(blocks.map((block) => textOf(block)).join(' ')).includes(start),
    ) ?? named[0];
  if (!section) return undefined;
  const value = says(question);
  const saying = section.blocks.filter((block) => !isFormal(block, value));
  const all = saying.length > 0 ? saying : section.blocks;
  const telling = withoutPromise(all, descriptionOf(root));
  const blocks = relevantOf(telling, value);
  const isBeginning = telling !== all && blocks[0] === telling[0];
  if (heading === '') blocks.push(...stepsOf(root));
  if (heading === '' && !blocks.some(({type}) => type === 'code')) {
    const total = question.reduce((sum, {rarity}) => sum + rarity, 0);
    const remedies = remediesOf(sections, value);
    blocks.push(...(remedies.length > 0 ? remedies : sampleOf(sections, value, total)));
  }
  const demo = [...section.blocks, ...root.children].map(demoOf).find(Boolean);
  return {
    blocks,
    markdown: blocks.map((block) => sourceOf(block, markdown)).join('\n\n'),
    ...(isBeginning && {isBeginning}),
    ...(demo && {demo}),
  };
}

/** A block as it is written, of a list or table only the quoted parts. */
function sourceOf(block: RootContent, markdown: string): string {
  const cut = ({position}: {position?: RootContent['position']}) =>
    markdown.slice(position?.start.offset, position?.end.offset);
  if (block.type === 'list') return block.children.map(cut).join('\n');
  if (block.type !== 'table') return cut(block);
  const [head = '', ...rows] = block.children.map((row) =>
    row === MORE_ROWS ? '| … |' : cut(row),
  );
  const line = `|${' --- |'.repeat(block.children[0]?.children.length ?? 1)}`;
  return [head, line, ...rows].join('\n');
}
