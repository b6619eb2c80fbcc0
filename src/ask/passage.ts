// What a hit's passage looks like on its page: read from the page's Markdown twin, where samples, lists
// and tables are still what they are; the search has only their words. Loaded with the first question.
import type {Root, RootContent} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmTableFromMarkdown} from 'mdast-util-gfm-table';
import {toString as textOf} from 'mdast-util-to-string';
import {gfmTable} from 'micromark-extension-gfm-table';

/** Characters after which no further block is quoted; the first block is quoted whole. */
const ENOUGH = 700;
const LONGEST = 1600;

export interface Passage {
  blocks: RootContent[];
  /** The same as it is written. */
  markdown: string;
}

/** Letters and digits only: heading and text went through different writers. */
const bare = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase();

const lengthOf = (block: RootContent) =>
  (block.position?.end.offset ?? 0) - (block.position?.start.offset ?? 0);

/** All that stands between a heading and the next; the page's first words come before its first one. */
function sectionsOf(root: Root): {name: string; blocks: RootContent[]}[] {
  const sections = [{name: '', blocks: [] as RootContent[]}];
  for (const block of root.children) {
    // The page's title.
    if (block.type === 'heading' && block.depth === 1) continue;
    if (block.type === 'heading') sections.push({name: bare(textOf(block)), blocks: []});
    else sections.at(-1)?.blocks.push(block);
  }
  return sections;
}

/** As many whole blocks as are read at a glance. */
function firstOf(blocks: RootContent[]): RootContent[] {
  const taken: RootContent[] = [];
  let length = 0;
  for (const block of blocks) {
    const next = length + lengthOf(block);
    if (taken.length > 0 && (length > ENOUGH || next > LONGEST)) break;
    taken.push(block);
    length = next;
  }
  return taken;
}

/**
 * Finds a passage in its page.
 *
 * @param markdown The page's Markdown twin.
 * @param heading Text of the passage's heading; empty for what stands before the first one.
 * @param words Plain text of the passage: of headings with the same text, the one above it is meant.
 * @returns Undefined if the page has no such passage.
 */
export function passageOf(markdown: string, heading: string, words: string): Passage | undefined {
  const root = fromMarkdown(markdown, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  const named = sectionsOf(root).filter(
    ({name, blocks}) => name === bare(heading) && blocks.length > 0,
  );
  const start = bare(words).slice(0, 24);
  const section =
    named.find(({blocks}) =>
      bare(blocks.map((block) => textOf(block)).join(' ')).includes(start),
    ) ?? named[0];
  if (!section) return undefined;
  const blocks = firstOf(section.blocks);
  const from = blocks[0]?.position?.start.offset;
  const to = blocks.at(-1)?.position?.end.offset;
  return {blocks, markdown: markdown.slice(from, to)};
}
