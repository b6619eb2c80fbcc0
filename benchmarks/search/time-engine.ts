import {build} from 'esbuild';
import {launch} from '../browser.ts';
import type {timeKeystrokes} from './in-page';
import {SLOWER_CPU} from './site';

/**
 * Times the engine alone, on the thread of a page that is slowed down: the site's worker can't be.
 *
 * @returns Milliseconds for each letter that is typed.
 */
export async function timeEngine(
  ...[index, queries, budgetMs]: Parameters<typeof timeKeystrokes>
): Promise<number[]> {
  const {outputFiles} = await build({
    entryPoints: ['benchmarks/search/in-page.ts'],
    bundle: true,
    minify: true,
    write: false,
  });
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.addScriptTag({content: outputFiles[0]?.text ?? ''});
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', {rate: SLOWER_CPU});
    return await page.evaluate(
      ([pages, texts, typed, budget]) =>
        (window as unknown as {timeKeystrokes: typeof timeKeystrokes}).timeKeystrokes(
          {pages, texts},
          typed,
          budget,
        ),
      [index.pages, index.texts, queries, budgetMs] as const,
    );
  } finally {
    await browser.close();
  }
}
