import {EventEmitter, once} from 'node:events';
import path from 'node:path';
import {type Browser, chromium} from '@playwright/test';
import type {Plugin} from 'esbuild';
import {chromiumPath} from '../../commands/chromium.mjs';
import {root} from '../../model/io.ts';
import {bundlePage, servePage} from '../handlers/browser.ts';
import {answerWith, fixtureFor} from '../samples/fixtures.ts';
import type {Case} from './records.ts';
import {isInBrowser} from './row.ts';

const toolkit = path.join(root, 'toolkit');
const rows = path.join(import.meta.dirname, 'rows/browser.tsx');

/** Hands both codes of each case to the page, as modules of their own. */
const codes = (cases: readonly Case[]): Plugin => ({
  name: 'remedies',
  setup({onResolve, onLoad}) {
    onResolve({filter: /^(?:remedies|remedy):/}, ({path: name}) => ({
      path: name,
      namespace: 'remedies',
    }));
    onLoad({filter: /^remedies:/, namespace: 'remedies'}, () => ({
      contents: `export const cases = [${cases
        .map(
          ({row}, index) =>
            `{wrong: () => import('remedy:${index}/wrong'), right: () => import('remedy:${index}/right'), look: async () => (await import(${JSON.stringify(rows)})).browserRows.find(({page, mistake}) => page === ${JSON.stringify(row.page)} && mistake === ${JSON.stringify(row.mistake)})?.look}`,
        )
        .join(',\n')}];`,
      resolveDir: toolkit,
    }));
    onResolve({filter: /^\./, namespace: 'remedies'}, ({path: name, importer}) => ({
      path: `${importer}?${name}`,
      namespace: 'beside',
    }));
    onLoad({filter: /.*/, namespace: 'beside'}, ({path: place}) => {
      const [, index = '', name = ''] = /^remedy:(\d+)\/\w+\?(.*)$/.exec(place) ?? [];
      const row = cases[Number(index)]?.row;
      const contents = row && isInBrowser(row) ? row.beside?.[name] : undefined;
      return {
        contents: contents ?? `throw new Error('${name} is not there.')`,
        loader: 'tsx',
        resolveDir: toolkit,
      };
    });
    onLoad({filter: /^remedy:/, namespace: 'remedies'}, ({path: name}) => {
      const [, index = '', which] = /^remedy:(\d+)\/(\w+)$/.exec(name) ?? [];
      const one = cases[Number(index)];
      return {
        contents: which === 'wrong' ? one?.wrong : one?.right,
        loader: 'tsx',
        resolveDir: toolkit,
      };
    });
  },
});

async function lookAt(browser: Browser, origin: string, search: string): Promise<string> {
  const context = await browser.newContext({viewport: {width: 800, height: 600}});
  const tab = await context.newPage();
  if (process.env.PROOF_TELL) {
    tab.on('console', (message) => console.log(message.text()));
    tab.on('pageerror', (error) => console.log(error.message));
  }
  await tab.route(
    (url) => url.origin !== origin,
    (route) => {
      const request = route.request();
      // A typeface without an ending in its address.
      const address = request.url().replace(/\/harbor\?/, '/harbor.woff2?');
      const fixture = fixtureFor(address);
      return fixture
        ? route.fulfill(answerWith(fixture, request.headers().range))
        : route.fulfill({status: 404, headers: {'access-control-allow-origin': '*'}});
    },
  );
  // As on a slow network.
  await tab.route(/[?&]slow=/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  const told = new EventEmitter();
  await tab.exposeFunction('tell', (seen: string) => told.emit('seen', seen));
  const [[seen]] = await Promise.all([
    once(told, 'seen', {signal: AbortSignal.timeout(60_000)}) as Promise<[string]>,
    tab.goto(`${origin}/?${search}`),
  ]).catch((error: unknown) => [[`hangs: ${error}`]]);
  await context.close();
  return (seen ?? '').replaceAll(origin, '');
}

/**
 * Looks at mistakes and remedies in Chromium, each in a document of its own.
 *
 * @param cases Whose rows have a `look`.
 * @param folder For the bundle.
 * @param media Where made files are.
 * @param keep Gets what was seen of each.
 */
export async function replayInBrowser(
  cases: readonly Case[],
  folder: string,
  media: string,
  keep: (one: Case, problem: string, remedy: string) => void,
): Promise<void> {
  await bundlePage(folder, path.join(import.meta.dirname, 'page/page.tsx'), [codes(cases)]);
  const {origin, close} = await servePage(folder, media);
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--autoplay-policy=no-user-gesture-required', '--mute-audio'],
  });
  try {
    for (const [index, one] of cases.entries()) {
      const problem = await lookAt(browser, origin, `${index}-wrong`);
      keep(one, problem, await lookAt(browser, origin, `${index}-right`));
    }
  } finally {
    await browser.close();
    close();
  }
}
