/** The built site as the tools see it: the search index, the pages' Markdown twins, the error reference. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {z} from 'zod';
import {ERROR_PLACES, type ErrorPlace} from '../shared/error-entry.ts';
import {createMatcher, type ErrorMatcher} from '../shared/error-matcher.ts';
import {unpackRest} from '../shared/packed-rest.ts';
import type {IndexedDetails, IndexedName} from '../shared/search-index.ts';
import {SearchEngine} from '../src/search/engine/engine.ts';
import {isManifest, isNames, isPackedRest, isTexts} from '../src/search/engine/shapes.ts';

/** A built site, as the tools look at it. */
export interface Site {
  engine: SearchEngine;
  matcher: ErrorMatcher;
  pages: (IndexedName & IndexedDetails)[];
  /** Gives the Markdown of a page, or undefined if the site has no such page. */
  markdown(pagePath: string): string | undefined;
}

const isPlace = (place: string): place is ErrorPlace => place in ERROR_PLACES;
const bookSchema = z.object({
  entries: z.array(
    z.object({
      slug: z.string(),
      title: z.string(),
      description: z.string(),
      where: z.array(z.string()).transform((places) => places.filter(isPlace)),
      thrown: z.array(z.string()),
      patterns: z.array(z.array(z.string())),
      wraps: z.union([z.boolean(), z.literal('broad')]),
    }),
  ),
});

function part<T>(value: unknown, shape: (value: unknown) => value is T, file: string): T {
  if (!shape(value)) throw new Error(`${file} has another shape than this version expects`);
  return value;
}

/**
 * Reads what the build wrote.
 *
 * @param build Folder of a finished build.
 * @throws {Error} With a sentence, if it holds none.
 */
export async function readBuiltSite(build: string): Promise<Site> {
  const json = (file: string): unknown => JSON.parse(readFileSync(path.join(build, file), 'utf8'));
  if (!existsSync(path.join(build, 'search/index.json'))) {
    throw new Error(`${build} holds no finished build: run "npm run build" first.`);
  }
  const files = part(json('search/index.json'), isManifest, 'search/index.json');
  const names = part(json(files.names), isNames, files.names);
  const details = unpackRest(part(json(files.details), isPackedRest, files.details));
  const engine = new SearchEngine(names);
  await engine.addDetails(details);
  await engine.addTexts(part(json(files.texts), isTexts, files.texts));
  const [book] = globSync('errors/book-*.json', {cwd: build});
  if (!book) throw new Error(`${build} has no error reference, errors/book-*.json`);
  const {entries} = bookSchema.parse(json(book));
  const pages = details.map((own, index) => {
    const name = names[index] ?? ('path' in own ? own : undefined);
    if (!name) throw new Error(`${files.details} has a page without a name`);
    return {...name, ...own};
  });
  const paths = new Set(pages.map((page) => page.path));
  return {
    engine,
    matcher: createMatcher(entries),
    pages,
    markdown(pagePath) {
      // Only paths of the index are read: what a client sends never names a file.
      if (!paths.has(pagePath)) return undefined;
      const bare = pagePath.replace(/\/$/, '');
      const file = [`${bare}.md`, `${bare}/index.md`]
        .map((name) => path.join(build, name))
        .find((name) => existsSync(name));
      return file && readFileSync(file, 'utf8');
    },
  };
}
