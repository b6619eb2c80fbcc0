import type {Problem} from '../../shared/problem.ts';
import type {ManifestPage} from './manifest.ts';
import {buildSite, type Site, type SiteSources} from './site.ts';

const entry = (id: string, path = `/docs/${id}`): ManifestPage => ({
  id,
  path,
  title: id,
  crumb: 'API',
  sidebar: 'apiSidebar',
});

/** A small manifest: two pages at the root, one folder with its index, one page with a path of its own. */
export const manifest: ManifestPage[] = [
  entry('spring'),
  entry('interpolate'),
  entry('shapes/index', '/docs/shapes/'),
  entry('shapes/circle'),
  entry('gif/gif', '/docs/gif/gif'),
  entry('unwritten'),
  entry('lottie/lottie-index', '/docs/lottie/'),
];

/** Front matter that is right, to plant one mistake in; `extra` are further lines. */
export const front = (title: string, extra = '') =>
  `---\ntitle: ${title}\ndescription: What the reader gets from the page on ${title}.\ncrumb: API\n${extra}---\n\n`;

/** Builds a site for a test from page texts by id. */
export function testSite(pages: Record<string, string>, more: Partial<SiteSources> = {}): Site {
  const files = new Map(
    Object.entries(pages).map(([id, text]) => [
      id.includes('.') ? id : `content/docs/${id}.mdx`,
      text,
    ]),
  );
  return buildSite({
    files,
    manifest,
    routes: ['/templates/', '/blog/4-0', '/player/'],
    vocabulary: [
      'Demo',
      'Since',
      'Compatibility',
      'Cards',
      'ExportTable',
      'Tabs',
      'Tab',
      'Diagram',
      'Chooser',
      'TryFile',
    ],
    demos: ['spring', 'shape-circle'],
    diagrams: ['render-pipeline'],
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
