import type {PageKind} from '../../shared/page.ts';
import {titleText, twinPath} from './markdown-twin.ts';
import type {Summary} from './page-data.ts';
import type {SidebarItem, Sidebars} from './sidebars.ts';

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

const POST_PARTS: [kind: PageKind, title: string][] = [
  ['learn', 'Lessons'],
  ['blog', 'Blog'],
  ['story', 'Success stories'],
];

const PARTS: [key: keyof Sidebars, title: string][] = [
  ['mainSidebar', 'Guides'],
  ['apiSidebar', 'API'],
  ['recorderSidebar', 'Recorder'],
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
  const seen = new Set<string>();
  const line = (id: string): string[] => {
    const page = docs.get(id);
    if (!page || seen.has(id)) return [];
    seen.add(id);
    const {title, path, description: about} = page;
    return [`- [${titleText(title)}](${origin}${twinPath(path)}): ${about}`];
  };
  /** A folder's index page, which the sidebar lists, and the pages that it stands for. */
  const withFolder = (id: string): string[] => [
    id,
    ...[...docs.values()].flatMap((page) => (page.folder === id ? [page.id] : [])),
  ];
  const sections: string[] = [];
  for (const [key, part] of PARTS) {
    const loose: string[] = [];
    for (const item of sidebars[key]) {
      const lines = idsOf(item).flatMap(withFolder).flatMap(line);
      if (typeof item === 'object' && item.type === 'category') {
        if (lines.length > 0) sections.push(`## ${part}: ${item.label}\n\n${lines.join('\n')}`);
      } else loose.push(...lines);
    }
    if (loose.length > 0) sections.push(`## ${part}: more\n\n${loose.join('\n')}`);
  }
  for (const [kind, title] of POST_PARTS) {
    const lines = posts
      .filter((post) => post.kind === kind)
      .map(
        (post) =>
          `- [${titleText(post.title)}](${origin}${twinPath(post.path)}): ${post.description}`,
      );
    if (lines.length > 0) sections.push(`## ${title}\n\n${lines.join('\n')}`);
  }
  const hidden = [...docs.keys()].flatMap(line);
  if (hidden.length > 0) sections.push(`## Optional\n\n${hidden.join('\n')}`);
  const whole = `Each link leads to a page as Markdown. All of them are in one file: ${origin}/llms-full.txt`;
  return [`# ${name}`, `> ${description}`, whole, ...sections].join('\n\n').concat('\n');
}

function idsOf(item: SidebarItem): string[] {
  if (typeof item === 'string') return [item];
  if (item.type !== 'category') return [];
  return [...(item.link ? [item.link.id] : []), ...item.items.flatMap(idsOf)];
}
