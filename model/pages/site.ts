import {readReports} from '../api/read-reports.ts';
import {listDiagrams} from '../diagrams/read-diagrams.ts';
import {listFiles, readJson, readText} from '../io.ts';
import {routesSchema} from '../schema/site-data.ts';
import {WORDS} from '../schema/vocabulary.ts';
import {listShots} from '../shots/read-shots.ts';
import {identifyPage, listPageFiles} from './page-file.ts';
import {pathOf} from './page-path.ts';
import {type ParsedPage, pageOfFile} from './parse-page.ts';
import {readSidebarsSource} from './read-docs.ts';
import {readTemplates} from './read-templates.ts';
import {bare, buildRegistry, type DocsPage, type SidebarsSource} from './registry.ts';

/** What the checks ask about: all pages, parsed once, and the names they may use. */
export interface Site {
  pages: ParsedPage[];
  /** Docs pages by id. */
  docs: Map<string, ParsedPage>;
  /** All pages by source file. */
  byFile: Map<string, ParsedPage>;
  /** What docs pages are called and where they stand, by id. */
  registry: Map<string, DocsPage>;
  /** What `content/sidebars.json` says. */
  sidebars: SidebarsSource;
  /** Paths outside /docs, without trailing slash. */
  routes: Set<string>;
  /** Files below `static/`, as site paths. */
  staticFiles: Set<string>;
  /** Words pages may use. */
  vocabulary: Set<string>;
  demos: Set<string>;
  diagrams: Set<string>;
  shots: Set<string>;
  choosers: Set<string>;
  /** Packages that have an API report. */
  packages: Set<string>;
}

/** What `buildSite` is made from; a test gives its own. */
export interface SiteSources {
  /** Page texts by file path below the project's root. */
  files: ReadonlyMap<string, string>;
  sidebars: SidebarsSource;
  /** Paths outside /docs that no post stands for. */
  routes?: Iterable<string>;
  staticFiles?: Iterable<string>;
  vocabulary?: Iterable<string>;
  demos?: Iterable<string>;
  diagrams?: Iterable<string>;
  shots?: Iterable<string>;
  choosers?: Iterable<string>;
  packages?: Iterable<string>;
}

/** Parses all pages and collects the names that pages may refer to. */
export function buildSite(sources: SiteSources): Site {
  const pages: ParsedPage[] = [];
  for (const [file, source] of sources.files) {
    if (identifyPage(file)) pages.push(pageOfFile(file, source));
  }
  const docs = new Map(pages.filter(({kind}) => kind === 'docs').map((page) => [page.id, page]));
  const registry = buildRegistry(docs.values(), sources.sidebars);
  const posts = pages.flatMap((page) =>
    page.kind === 'docs' ? [] : [pathOf(page, registry) ?? []],
  );
  return {
    pages,
    docs,
    byFile: new Map(pages.map((page) => [page.file, page])),
    registry,
    sidebars: sources.sidebars,
    routes: new Set([...(sources.routes ?? []), ...posts.flat()].map(bare)),
    staticFiles: new Set(sources.staticFiles),
    vocabulary: new Set(sources.vocabulary),
    demos: new Set(sources.demos),
    diagrams: new Set(sources.diagrams),
    shots: new Set(sources.shots),
    choosers: new Set(sources.choosers),
    packages: new Set(sources.packages),
  };
}

const CHOOSERS = 'content/choosers/';

/** Reads the site from disk. */
export function readSite(): Site {
  return buildSite({
    files: new Map(listPageFiles().map((file) => [file, readText(file)])),
    sidebars: readSidebarsSource(),
    routes: readRoutes(),
    staticFiles: listFiles('static', ['']).map((file) => file.slice('static'.length)),
    vocabulary: Object.keys(WORDS),
    demos: folderNames('demos'),
    diagrams: listDiagrams(),
    shots: listShots(),
    choosers: listFiles(CHOOSERS, ['.ts']).map((file) =>
      file.slice(CHOOSERS.length, -'.ts'.length),
    ),
    packages: readReports().all.map((report) => report.package),
  });
}

function folderNames(folder: string): Set<string> {
  const names = listFiles(folder, ['.ts', '.tsx']).flatMap(
    (file) => file.split('/').slice(1, -1)[0] ?? [],
  );
  return new Set(names.filter((name) => !name.startsWith('_')));
}

/** Paths outside /docs: those of data, the templates' and those of files in `src/pages`. */
function readRoutes(): string[] {
  const templates = readTemplates();
  const pages = listFiles('src/pages', ['.tsx', '.mdx'])
    .filter((file) => !/\/_|\.test\./.test(file))
    .map((file) => file.slice('src/pages'.length).replace(/(?:\/index)?\.\w+$/, '') || '/');
  return [
    ...readJson('content/data/routes.json', routesSchema),
    ...pages,
    ...templates.map(({id}) => `/templates/${id}`),
  ];
}
