import {readReports} from '../api/read-reports.ts';
import {listDiagrams} from '../diagrams/read-diagrams.ts';
import {readErrorRows} from '../errors/read-entries.ts';
import {listFiles, readJson, readText} from '../io.ts';
import {WORDS} from '../schema/vocabulary.ts';
import {bare, type ManifestPage} from './manifest.ts';
import {type ParsedPage, parsePage} from './parse-page.ts';
import {type ManifestItem, pagesOf} from './sidebars.ts';

/** What the checks ask about: all pages, parsed once, and the names they may use. */
export interface Site {
  pages: ParsedPage[];
  /** Docs pages by id. */
  docs: Map<string, ParsedPage>;
  /** All pages by source file. */
  byFile: Map<string, ParsedPage>;
  /** Docs pages that exist or are promised, by id. */
  manifest: Map<string, ManifestPage>;
  /** Ids of the pages in each sidebar; empty where nobody asks. */
  sidebars: Map<string, Set<string>>;
  /** Paths outside /docs, without trailing slash. */
  routes: Set<string>;
  /** Files below `static/`, as site paths. */
  staticFiles: Set<string>;
  /** Words pages may use. */
  vocabulary: Set<string>;
  demos: Set<string>;
  diagrams: Set<string>;
  choosers: Set<string>;
  /** Packages that have an API report. */
  packages: Set<string>;
}

/** What `buildSite` is made from; a test gives its own. */
export interface SiteSources {
  /** Page texts by file path below the project's root. */
  files: ReadonlyMap<string, string>;
  manifest: readonly ManifestPage[];
  /** Items of each sidebar, as `content/manifest/sidebars.json` has them. */
  sidebars?: Readonly<Record<string, readonly ManifestItem[]>>;
  routes?: Iterable<string>;
  staticFiles?: Iterable<string>;
  vocabulary?: Iterable<string>;
  demos?: Iterable<string>;
  diagrams?: Iterable<string>;
  choosers?: Iterable<string>;
  packages?: Iterable<string>;
}

const FOLDERS = [
  ['content/docs/', 'docs'],
  ['content/blog/', 'blog'],
  ['content/learn/', 'learn'],
  ['content/success-stories/', 'story'],
] as const;

/** In one build several plugins read the site, and parsing is most of that; trees are only read. */
const parsed = new Map<string, ParsedPage>();

function parseOnce(...[kind, id, file, source]: Parameters<typeof parsePage>): ParsedPage {
  const known = parsed.get(file);
  if (known?.source === source) return known;
  const page = parsePage(kind, id, file, source);
  parsed.set(file, page);
  return page;
}

/** Parses all pages and collects the names that pages may refer to. */
export function buildSite(sources: SiteSources): Site {
  const pages: ParsedPage[] = [];
  for (const [file, source] of sources.files) {
    const part = FOLDERS.find(([folder]) => file.startsWith(folder));
    if (!part || /(?:^|\/)_/.test(file)) continue;
    const id = file.slice(part[0].length).replace(/\.mdx?$/, '');
    pages.push(parseOnce(part[1], id, file, source));
  }
  return {
    pages,
    docs: new Map(pages.filter(({kind}) => kind === 'docs').map((page) => [page.id, page])),
    byFile: new Map(pages.map((page) => [page.file, page])),
    manifest: new Map(sources.manifest.map((page) => [page.id, page])),
    sidebars: new Map(
      Object.entries(sources.sidebars ?? {}).map(([name, items]) => [name, pagesOf(items)]),
    ),
    routes: new Set([...(sources.routes ?? [])].map(bare)),
    staticFiles: new Set(sources.staticFiles),
    vocabulary: new Set(sources.vocabulary),
    demos: new Set(sources.demos),
    diagrams: new Set(sources.diagrams),
    choosers: new Set(sources.choosers),
    packages: new Set(sources.packages),
  };
}

/** Reads the site from disk. */
export function readSite(): Site {
  const files = FOLDERS.flatMap(([folder]) => listFiles(folder, ['.mdx', '.md']));
  return buildSite({
    files: new Map(files.map((file) => [file, readText(file)])),
    manifest: readManifest(),
    sidebars: readJson('content/manifest/sidebars.json') as Record<string, ManifestItem[]>,
    routes: readRoutes(),
    staticFiles: listFiles('static', ['']).map((file) => file.slice('static'.length)),
    vocabulary: Object.keys(WORDS),
    demos: folderNames('demos'),
    diagrams: listDiagrams(),
    choosers: listFiles('content/choosers', ['.ts']).map(fileId),
    packages: readReports().all.map((report) => report.package),
  });
}

/** The docs pages that exist or are promised. */
export function readManifest(): ManifestPage[] {
  return [...(readJson('content/manifest/docs.json') as ManifestPage[]), ...readErrorRows()];
}

const fileId = (file: string) =>
  file
    .replace(/^.*\//, '')
    .replace(/\.\w+$/, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase();

function folderNames(folder: string): Set<string> {
  const names = listFiles(folder, ['.ts', '.tsx']).flatMap(
    (file) => file.split('/').slice(1, -1)[0] ?? [],
  );
  return new Set(names.filter((name) => !name.startsWith('_')));
}

/** Paths outside /docs: those of routes.md, the templates' and the posts', and files found in `src/pages`. */
function readRoutes(): string[] {
  const listed = [...readText('content/manifest/routes.md').matchAll(/`(\/[^`{]*)`/g)].map(
    (match) => match[1] ?? '',
  );
  const templates = readJson('content/manifest/templates.json') as {cliId: string}[];
  const posts = readText('content/manifest/blog.tsv')
    .split('\n')
    .map((row) => row.split('\t')[1])
    .filter((slug) => slug);
  const stories = [
    ...readText('content/manifest/routes.md').matchAll(/^\| ([a-z0-9-]+) \| \d{4}-/gm),
  ];
  const pages = listFiles('src/pages', ['.tsx', '.mdx'])
    .filter((file) => !/\/_|\.test\./.test(file))
    .map((file) => file.slice('src/pages'.length).replace(/(?:\/index)?\.\w+$/, '') || '/');
  return [
    ...listed,
    ...pages,
    ...templates.map(({cliId}) => `/templates/${cliId}`),
    ...posts.map((slug) => `/blog/${slug}`),
    ...stories.map((match) => `/success-stories/${match[1]}`),
  ];
}
