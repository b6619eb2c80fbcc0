import GithubSlugger from 'github-slugger';
import type {Heading as HeadingNode, Parent, Root} from 'mdast';
import {toString as plainText} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Heading, PageKind} from '../../shared/page.ts';
import type {Problem} from '../../shared/problem.ts';
import type {Place} from '../place-of.ts';
import {parsedOnce} from '../remembered.ts';
import {frontMatterOnce} from './front-matter.ts';
import {identifyPage} from './page-file.ts';
import {parseMdx} from './parse-mdx.ts';
import {countWords, type ProsePiece, readProse} from './prose.ts';

/** A page with everything the checks need, parsed once. */
export interface ParsedPage {
  kind: PageKind;
  /** Path below the content folder without extension. */
  id: string;
  file: string;
  source: string;
  /** Syntax tree; empty when the page could not be parsed. */
  tree: Root;
  /** Front matter as written, unvalidated. */
  data: Record<string, unknown>;
  /** Where each front-matter key stands. */
  keys: Map<string, Place>;
  /** Headings of level 2 to 4. */
  headings: Heading[];
  /** Each heading's anchor, of all levels. */
  anchors: Set<string>;
  prose: ProsePiece[];
  words: number;
  /** What made the page unreadable; such a page has an empty tree. */
  problems: Problem[];
}

const EXPLICIT_ID = /\s*\{#((?:.(?!\{#|\}))*.)\}$/;

/** `16:9` and `ratio:name` within a sentence are text to a reader, and Docusaurus shows them as such. */
function restoreTextDirectives(tree: Root): void {
  const parents = new Set<Parent>();
  visit(tree, 'textDirective', (node, index, parent) => {
    if (!parent || index === undefined) return;
    const text = {type: 'text' as const, value: `:${node.name}`, position: node.position};
    parent.children.splice(index, 1, text, ...node.children);
    parents.add(parent);
    return index + 1;
  });
  for (const parent of parents) joinTexts(parent);
}

/** A word that was cut in two would be spelled wrong twice. */
function joinTexts(parent: Parent): void {
  const joined: Parent['children'] = [];
  for (const child of parent.children) {
    const last = joined.at(-1);
    if (last?.type === 'text' && child.type === 'text') last.value += child.value;
    else joined.push(child);
  }
  parent.children = joined;
}

/**
 * @param kind Which part of the content the page belongs to.
 * @param id Path below the content folder without extension.
 * @param file Path relative to the project's root, for Problems.
 * @param source The page's text.
 * @returns The parsed page; mistakes of syntax are in its `problems`.
 */
export function parsePage(kind: PageKind, id: string, file: string, source: string): ParsedPage {
  const {data, keys, mistakes} = frontMatterOnce(file, source);
  const page: ParsedPage = {
    kind,
    id,
    file,
    source,
    tree: {type: 'root', children: []},
    data,
    keys,
    headings: [],
    anchors: new Set(),
    prose: [],
    words: 0,
    problems: mistakes.map(({place, message, hint}) => ({
      file,
      ...place,
      rule: 'front-matter/unreadable',
      message,
      hint,
    })),
  };
  try {
    page.tree = parseMdx(source);
  } catch (error) {
    page.problems.push(syntaxProblem(file, error));
    return page;
  }
  restoreTextDirectives(page.tree);
  readHeadings(page);
  page.prose = readProse(page.tree);
  page.words = countWords(page.prose);
  return page;
}

/** Parses a page as `parsePage` does, unless its text is what it was the last time. */
export const pageOnce = (...args: Parameters<typeof parsePage>): ParsedPage =>
  parsedOnce('page', args[2], args[3], () => parsePage(...args));

/**
 * Parses a page by its file's name, unless its text is what it was the last time. What is in no folder of pages, a
 * note for writers for example, is read as docs are.
 */
export function pageOfFile(file: string, source: string): ParsedPage {
  const {kind, id} = identifyPage(file) ?? {kind: 'docs', id: file};
  return pageOnce(kind, id, file, source);
}

/** The rule of a page that isn't valid MDX. */
export const SYNTAX_RULE = 'syntax/mdx';

function syntaxProblem(file: string, error: unknown): Problem {
  const {line, column, reason} = error as {line?: number; column?: number; reason?: string};
  // What isn't closed is reported without a place; where it begins stands in the sentence.
  const [, openLine, openColumn] = /\((\d+):(\d+)-\d+:\d+\)/.exec(reason ?? '') ?? [];
  return {
    file,
    line: line ?? Number(openLine ?? 1),
    column: column ?? Number(openColumn ?? 1),
    rule: SYNTAX_RULE,
    message: `The page isn't valid MDX: ${reason ?? String(error)}`,
    hint: 'In prose, put "<" and "{" into a code span; close every tag.',
  };
}

/** Tells whether nothing but an explicit id follows a heading's first part. */
function isOnly({children: [, second, third]}: HeadingNode, id: string | undefined): boolean {
  return second === undefined || (second.type === 'text' && second.value === id && !third);
}

function readHeadings(page: ParsedPage): void {
  const slugger = new GithubSlugger();
  visit(page.tree, 'heading', (node: HeadingNode) => {
    const written = plainText(node.children);
    const explicit = EXPLICIT_ID.exec(written);
    const text = explicit ? written.replace(explicit[0], '') : written;
    const anchor = explicit?.[1] ?? slugger.slug(written);
    page.anchors.add(anchor);
    if (node.depth < 2 || node.depth > 4) return;
    page.headings.push({
      level: node.depth as Heading['level'],
      text,
      anchor,
      line: node.position?.start.line ?? 1,
      isCode: node.children[0]?.type === 'inlineCode' && isOnly(node, explicit?.[0]),
    });
  });
}
