import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import * as pagefind from 'pagefind';
import type {IndexedPage, IndexedTexts} from '../../shared/search-index';

/**
 * Builds a Pagefind index of the same pages in a temporary folder.
 *
 * @returns The folder and the time it took.
 */
export async function buildPagefind(
  pages: IndexedPage[],
  texts: IndexedTexts,
): Promise<{folder: string; buildMs: number}> {
  const started = performance.now();
  const {index} = await pagefind.createIndex({forceLanguage: 'en'});
  if (!index) throw new Error('Pagefind made no index');
  for (const [number, page] of pages.entries()) {
    const own = new Map(texts[number]);
    const sections = page.headings.map(({text}, at) => `${text}. ${own.get(at) ?? ''}`);
    await index.addCustomRecord({
      url: page.path,
      language: 'en',
      meta: {title: page.title},
      content: [
        page.title,
        ...page.names,
        ...page.keywords,
        page.description,
        own.get(-1),
        ...sections,
      ].join('\n'),
    });
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'pagefind-'));
  await index.writeFiles({outputPath: folder});
  await pagefind.close();
  return {folder, buildMs: Math.round(performance.now() - started)};
}
