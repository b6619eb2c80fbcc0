import {parse} from 'yaml';
import {exists, listFiles, readJson, readText} from '../io.ts';
import {defaultPath} from '../pages/manifest.ts';

/** The page that documents a symbol. */
export interface ApiPage {
  /** Site path: `/docs/spring`. */
  path: string;
  /** What the page's front matter promises its reader. */
  description: string;
}

/**
 * Reads which page documents which symbol from the `api:` front matter of the docs.
 *
 * @returns Pages by `package#export`. Where several pages name a symbol, it is the one that names it
 *   first in its list.
 */
export function readApiPages(): Map<string, ApiPage> {
  const pages = new Map<string, ApiPage & {rank: number}>();
  const paths = readManifestPaths();
  for (const file of listFiles('content/docs', ['.mdx'])) {
    const [, yaml] = /^---\n([\s\S]*?)\n---/.exec(readText(file)) ?? [];
    if (!yaml || !/^api:/m.test(yaml)) continue;
    const data = readFrontMatter(yaml);
    const id = file.slice('content/docs/'.length, -'.mdx'.length);
    const path = paths.get(id) ?? defaultPath(id);
    [data.api ?? []].flat().forEach((symbol, rank) => {
      const known = pages.get(symbol);
      if (known && known.rank <= rank) return;
      pages.set(symbol, {path, description: data.description ?? '', rank});
    });
  }
  return pages;
}

/** Broken front matter is reported by the content check, not here. */
function readFrontMatter(yaml: string): {api?: string | string[]; description?: string} {
  try {
    return parse(yaml) ?? {};
  } catch {
    return {};
  }
}

function readManifestPaths(): Map<string, string> {
  const file = 'content/manifest/docs.json';
  const pages = exists(file) ? (readJson(file) as {id: string; path: string}[]) : [];
  return new Map(pages.map(({id, path}) => [id, path]));
}
