import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import path from 'node:path';
import {type BrowserContext, expect, type Page, test} from '@playwright/test';
import {createSiteServer, listen} from '../../hosting/serve.ts';
import {open as openAddress, scriptsOf} from '../browser';

const BUILD = path.resolve(import.meta.dirname, '../../.cache/configured');

interface Manifest {
  build: string;
  download: number;
  stored: number;
  files: [path: string, integrity: string][];
}

const read = (file: string) => readFileSync(path.join(BUILD, file), 'utf8');
const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** The configured site on a server of its own, which can be deployed again and taken off the network. */
class Site {
  /** Answers that differ from the build; `undefined` for a file that is gone. */
  readonly changed = new Map<string, string | undefined>();
  readonly requested: string[] = [];
  /** Resolves when answers may be given. */
  held: Promise<void> = Promise.resolve();
  origin = '';
  private readonly site = createSiteServer(BUILD);
  private server: Server | undefined;
  private port = 3300;

  async start(): Promise<void> {
    this.server = createServer(async (request, response) => {
      const {pathname} = new URL(request.url ?? '/', 'http://localhost');
      this.requested.push(pathname);
      await this.held;
      if (!this.changed.has(pathname)) {
        this.site.emit('request', request, response);
        return;
      }
      const text = this.changed.get(pathname);
      const type = {js: 'text/javascript', json: 'application/json'}[pathname.split('.')[1] ?? ''];
      response.writeHead(text === undefined ? 404 : 200, {
        'Content-Type': type ?? 'text/html',
        'Cache-Control': 'no-cache',
      });
      response.end(text);
    });
    this.port = await listen(this.server, this.port, this.origin !== '');
    this.origin = `http://localhost:${this.port}`;
  }

  /** Takes the site off the network. */
  async stop(): Promise<void> {
    const {server} = this;
    await new Promise((resolve) => {
      server?.close(resolve);
      server?.closeAllConnections();
    });
  }

  /** Deploys a build: the real one with other files, and a copy of only some of them, if wanted. */
  deploy(id: string, files: Record<string, string> = {}, only?: (file: string) => boolean) {
    const manifest = JSON.parse(read('offline.json')) as Manifest;
    for (const [file, text] of Object.entries(files)) this.changed.set(file, text);
    const list = manifest.files
      .filter(([file]) => only?.(file) ?? true)
      .map(([file, integrity]) => [file, file in files ? hash(files[file] ?? '') : integrity]);
    this.changed.set('/offline.json', JSON.stringify({...manifest, build: id, files: list}));
    this.changed.set('/sw.js', read('sw.js').replaceAll(manifest.build, id));
    return list.length;
  }
}

const site = new Site();
const wrong: string[] = [];
test.beforeEach(async ({context}) => {
  site.changed.clear();
  site.requested.length = 0;
  site.held = Promise.resolve();
  wrong.length = 0;
  await site.start();
  // Services outside are for other tests.
  await context.route(/^https:/, (route) => route.abort());
  context.on('weberror', (error) => wrong.push(String(error.error())));
  context.on('console', (message) => {
    if (/Content Security Policy|hydrat/i.test(message.text())) wrong.push(message.text());
  });
});
test.afterEach(async () => {
  expect(wrong).toEqual([]);
  await site.stop();
});

const dialogOf = (page: Page) => page.getByRole('dialog', {name: 'Read offline'});

const open = (page: Page, address: string) => openAddress(page, site.origin + address);

async function openDialog(page: Page) {
  await page.getByRole('button', {name: 'Read offline'}).click();
  await expect(dialogOf(page)).toBeVisible();
  return dialogOf(page);
}

/** Saves the copy, and closes the dialog. */
async function save(page: Page) {
  const dialog = await openDialog(page);
  await dialog.getByRole('button', {name: 'Save for offline'}).click();
  await expect(dialog.getByRole('status')).toContainText('Saved. All', {timeout: 150_000});
  await page.keyboard.press('Escape');
}

const copies = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('offline-')));
const workers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

async function goOffline(context: BrowserContext) {
  await site.stop();
  await context.setOffline(true);
}

async function goOnline(context: BrowserContext) {
  await context.setOffline(false);
  await site.start();
}

const PAGES = ['/docs/spring', '/docs/interpolate'];
/** A small copy: two pages with what they load, so that saving it says nothing of the machine. */
const some = (file: string) =>
  PAGES.includes(file) ||
  /^\/(?:offline$|assets\/(?:css|fonts|routes)\b)/.test(file) ||
  scripts().has(file);
let known: Set<string> | undefined;
function scripts(): Set<string> {
  known ??= new Set(PAGES.flatMap((page) => scriptsOf(read(`${page.slice(1)}.html`))));
  return known;
}
/** The page of another build: marked where React doesn't look. */
const springOf = (build: string) =>
  read('docs/spring.html').replace('<head>', `<head><meta name="test-build" content="${build}">`);
const buildOf = (page: Page) => page.locator('meta[name="test-build"]');

test.describe.configure({mode: 'serial'});

test('the whole site is saved, and reads and searches without a network', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  await open(page, '/docs/spring');
  expect(await workers(page)).toBe(0);
  const dialog = await openDialog(page);
  await expect(dialog).toContainText(/\d+\.\d MB to download, \d+\.\d MB in this browser/);
  await dialog.getByRole('button', {name: 'Save for offline'}).click();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await expect(dialog.getByRole('status')).toContainText('Saved. All', {timeout: 200_000});
  await expect(dialog.getByRole('button', {name: 'Remove the copy'})).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', {name: 'Read offline'})).toBeFocused();
  expect(await copies(page)).toHaveLength(1);

  await goOffline(context);
  // By address, by a link, in the other slash form, with a query and a hash.
  await open(page, '/docs/lambda/region-selection');
  await expect(page.locator('h1')).toContainText('Region');
  await open(page, '/docs/spring?x=1#damping');
  await page.locator('main a[href="/docs/interpolate"]').first().dispatchEvent('click');
  await expect(page.locator('h1')).toHaveText('interpolate()');
  await open(page, '/docs/shapes');
  await expect(page).toHaveURL(/\/docs\/shapes\/$/);
  await expect(page.locator('[data-has-hydrated="true"] h1')).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').fill('measureSpring');
  await expect(page.getByRole('option', {selected: true})).toContainText('measureSpring');
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toContainText('measureSpring()');

  await page.goto(`${site.origin}/nowhere-at-all`);
  await expect(page.getByRole('heading')).toHaveText('You are offline');
  await page.getByRole('link', {name: 'Read the documentation'}).click();
  await expect(page).toHaveURL(/\/docs\/$/);
  await goOnline(context);
});

test('a newer build is saved beside the old one, and takes over when a reader says so', async ({
  page,
  context,
}) => {
  const unchanged = site.deploy('first', {'/docs/spring': springOf('first')}, some);
  await open(page, '/docs/spring');
  await save(page);
  await open(page, '/docs/spring');

  site.deploy('second', {'/docs/spring': springOf('second')}, some);
  site.requested.length = 0;
  const other = await context.newPage();
  await open(other, '/docs/spring');
  const isWaiting = () =>
    other.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
  // Browsers look for a newer worker some time after they have opened a page.
  await expect.poll(isWaiting, {timeout: 30_000}).toBe(true);
  // Only what has changed was fetched.
  const fetched = site.requested.filter((file) => some(file) && !file.startsWith('/assets'));
  expect(fetched).toEqual(['/docs/spring']);
  expect(unchanged).toBeGreaterThan(5);
  expect(await copies(page)).toHaveLength(2);
  // Both tabs stay with the build they came from, however often they are loaded.
  for (const tab of [page, other, page]) {
    await open(tab, '/docs/spring');
    await expect(buildOf(tab)).toHaveAttribute('content', 'first');
  }
  const notice = page.getByText('A newer version of the saved site is ready.');
  await expect(notice).toBeVisible();
  await openDialog(page);
  await expect(dialogOf(page).getByRole('status')).toContainText('newer version is ready');
  await page.keyboard.press('Escape');

  await notice.getByRole('button', {name: 'Show it'}).click();
  for (const tab of [page, other]) await expect(buildOf(tab)).toHaveAttribute('content', 'second');
  await expect(notice).toBeHidden();
  await expect.poll(() => copies(page)).toEqual(['offline-copy-second']);
  await goOffline(context);
  await open(page, '/docs/spring');
  await expect(buildOf(page)).toHaveAttribute('content', 'second');
  await goOnline(context);
});

test('a file that is not what the list says ends the attempt; the next goes on', async ({page}) => {
  const total = site.deploy('first', {}, some);
  site.changed.set('/docs/interpolate', 'from another deploy');
  await open(page, '/docs/spring');
  const dialog = await openDialog(page);
  await dialog.getByRole('button', {name: 'Save for offline'}).click();
  await expect(dialog.getByRole('status')).toContainText('Saving was interrupted');
  await expect.poll(() => workers(page)).toBe(0);
  site.changed.delete('/docs/interpolate');
  site.requested.length = 0;
  await dialog.getByRole('button', {name: 'Try again'}).click();
  await expect(dialog.getByRole('status')).toContainText('Saved. All');
  expect(site.requested.filter(some).length).toBeLessThan(total);
});

test('saving can be stopped, and a copy removed: nothing stays', async ({page, context}) => {
  site.deploy('first', {}, some);
  await open(page, '/docs/spring');
  const dialog = await openDialog(page);
  await expect(dialog).toContainText('MB to download');
  let release = () => {};
  site.held = new Promise((resolve) => {
    release = resolve;
  });
  await dialog.getByRole('button', {name: 'Save for offline'}).click();
  await dialog.getByRole('button', {name: 'Stop and discard'}).click();
  release();
  await expect(dialog.getByRole('button', {name: 'Save for offline'})).toBeFocused();
  await expect.poll(() => workers(page)).toBe(0);
  await expect.poll(() => copies(page)).toEqual([]);

  await dialog.getByRole('button', {name: 'Save for offline'}).click();
  await expect(dialog.getByRole('status')).toContainText('Saved. All');
  await dialog.getByRole('button', {name: 'Remove the copy'}).click();
  await expect(dialog.getByRole('button', {name: 'Save for offline'})).toBeFocused();
  await expect.poll(() => workers(page)).toBe(0);
  await expect.poll(() => copies(page)).toEqual([]);
  await goOffline(context);
  await expect(page.goto(`${site.origin}/docs/interpolate`)).rejects.toThrow();
  await goOnline(context);
});

test('a site that offers copies no more is seen as it is', async ({page}) => {
  site.deploy('first', {}, some);
  await open(page, '/docs/spring');
  await save(page);
  // Files that are missing, as after a deploy that went wrong, take nothing away.
  for (const file of ['/sw.js', '/offline.json', '/offline-offer.json']) {
    site.changed.set(file, undefined);
  }
  site.changed.set('/docs/spring', springOf('today'));
  await open(page, '/docs/spring');
  await open(page, '/docs/spring');
  expect(await workers(page)).toBe(1);
  // Nor does one answer.
  site.changed.set('/offline-offer.json', '{"offered":false}');
  await open(page, '/docs/spring');
  const noted = () => page.evaluate(async () => Boolean(await caches.match('/offline-taken-back')));
  await expect.poll(noted).toBe(true);
  expect(await workers(page)).toBe(1);
  // The same, an hour later.
  await page.evaluate(async () => {
    const [name = ''] = await caches.keys();
    const hourAgo = Date.now() - 61 * 60 * 1000;
    await (await caches.open(name)).put('/offline-taken-back', new Response(String(hourAgo)));
  });
  await open(page, '/docs/spring');
  await expect.poll(() => workers(page)).toBe(0);
  await open(page, '/docs/spring');
  await expect(buildOf(page)).toHaveAttribute('content', 'today');
  await expect.poll(() => copies(page)).toEqual([]);
});
