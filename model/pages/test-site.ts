import type {Problem} from '../../shared/problem.ts';
import {buildSite, type Site, type SiteSources} from './site.ts';

/** Front matter that is right, to plant one mistake in; `extra` are further lines. */
export const front = (title: string, extra = '') =>
  `---\ntitle: ${title}\ndescription: What the reader gets from the page on ${title}.\ncrumb: API\n${extra}---\n\n`;

const withSlug = (title: string, slug: string) =>
  front(title).replace('crumb:', `slug: ${slug}\ncrumb:`);

/** Pages that each test has: two at the root, one folder with its index, two with paths of their own. */
const PAGES: Record<string, string> = {
  spring: front('spring()'),
  interpolate: front('interpolate()'),
  'shapes/index': front('Shapes'),
  'shapes/circle': front('<Circle>'),
  'gif/gif': withSlug('<Gif>', '/gif/gif'),
  'lottie/lottie-index': withSlug('Lottie', '/lottie/'),
};

/** Builds a site for a test from page texts by id, or by file; what isn't given is a page without a text. */
export function testSite(pages: Record<string, string>, more: Partial<SiteSources> = {}): Site {
  const files = new Map(
    Object.entries({...PAGES, ...pages}).map(([id, text]) => [
      id.includes('.') ? id : `content/docs/${id}.mdx`,
      text,
    ]),
  );
  const ids = [...files.keys()].flatMap(
    (file) => /^content\/docs\/(.*)\.mdx$/.exec(file)?.[1] ?? [],
  );
  return buildSite({
    files,
    sidebars: {apiSidebar: ids, mainSidebar: [], recorderSidebar: [], hidden: []},
    routes: ['/templates/', '/blog/4-0', '/player/'],
    vocabulary: [
      'Demo',
      'Since',
      'Compatibility',
      'Cards',
      'DemoCards',
      'ExportTable',
      'Tabs',
      'Tab',
      'Diagram',
      'Shot',
      'Chooser',
      'TryFile',
    ],
    demos: ['spring', 'shape-circle'],
    diagrams: ['render-pipeline'],
    shots: ['timeline'],
    choosers: ['codec'],
    packages: ['remotion', '@remotion/shapes'],
    staticFiles: ['/img/studio.png'],
    ...more,
  });
}

/** Problems as the command prints them, for inline snapshots. */
export const print = (problems: readonly Problem[]): string =>
  problems
    .map(
      ({file, line, column, rule, message, hint}) =>
        `${file}:${line}:${column} ${rule} ${message}\n    ${hint}`,
    )
    .join('\n');
