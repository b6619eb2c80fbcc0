import type {PageKind} from '../../shared/page.ts';
import {titleText, twinPath} from './markdown-twin.ts';
import type {Summary} from './page-data.ts';
import {buildSections, type Section} from './sections.ts';
import type {Sidebars} from './sidebars.ts';

/** What `buildLlmsTxt` is made from. */
export interface LlmsSources {
  name: string;
  description: string;
  /** Address of the site without trailing slash; empty for links below the root. */
  origin: string;
  sidebars: Sidebars;
  /** The docs pages by id. */
  docs: ReadonlyMap<string, Summary & {folder?: string}>;
  /** Blog posts, lessons and stories, in the order they are listed. */
  posts?: readonly Post[];
}

/** A post as far as the list tells of it. */
export interface Post {
  kind: PageKind;
  path: string;
  title: string;
  description: string;
}

/** Readers in a hurry may leave out what no sidebar names: the format has a name for it. */
const HIDDEN = 'Optional';

const POST_PARTS: [kind: PageKind, title: string][] = [
  ['learn', 'Lessons'],
  ['blog', 'Blog'],
  ['story', 'Success stories'],
];

/**
 * Writes `/llms.txt`: the list of all pages in plain Markdown, grouped as the sidebars are, each page
 * once, so that a program finds the page to read without reading all.
 */
export function buildLlmsTxt({
  name,
  description,
  origin,
  sidebars,
  docs,
  posts = [],
}: LlmsSources): string {
  const line = ({title, path, description: about}: Summary) =>
    `- [${titleText(title)}](${origin}${twinPath(path)}): ${about}`;
  const block = ({title, pages}: Section<Summary>) =>
    `## ${title}\n\n${pages.map(line).join('\n')}`;
  const all = buildSections(sidebars, docs, HIDDEN);
  const sections = all.filter(({title}) => title !== HIDDEN).map(block);
  for (const [kind, title] of POST_PARTS) {
    const lines = posts
      .filter((post) => post.kind === kind)
      .map(
        (post) =>
          `- [${titleText(post.title)}](${origin}${twinPath(post.path)}): ${post.description}`,
      );
    if (lines.length > 0) sections.push(`## ${title}\n\n${lines.join('\n')}`);
  }
  sections.push(...all.filter(({title}) => title === HIDDEN).map(block));
  const whole = `Each link leads to a page as Markdown. All of them are in one file: ${origin}/llms-full.txt`;
  return [`# ${name}`, `> ${description}`, whole, ...sections].join('\n\n').concat('\n');
}
