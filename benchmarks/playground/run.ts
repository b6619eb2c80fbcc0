/**
 * What the playground costs after the click, and how fast it answers: `npm run bench:playground [build folder]`.
 *
 * Bytes are those that go over the wire, brotli, on a page that has been read before; the connection has
 * 10 Mbit/s and 40 ms.
 */
import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Browser, Page} from '@playwright/test';
import {createSiteServer, listen} from '../../hosting/serve.ts';
import {launch} from '../browser.ts';
import budgets from '../budgets.json' with {type: 'json'};
import {median, record} from '../report.ts';

const RUNS = 5;
const KEYS = 10;

interface Opened {
  bytes: number;
  milliseconds: number;
}

/** Opens a sample, and waits for its first picture. */
async function openSample(browser: Browser, origin: string): Promise<{page: Page; opened: Opened}> {
  const context = await browser.newContext({viewport: {width: 1440, height: 900}});
  const page = await context.newPage();
  await page.goto(`${origin}/docs/sequence`);
  await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
  const edit = page.locator('.code-edit').first();
  await edit.scrollIntoViewIfNeeded();
  // Who can press a button has moved the pointer before: a demo in sight has its Player by then.
  await page.mouse.move(2, 300);
  await page.locator('[data-player="ready"]').first().waitFor();
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 40,
    downloadThroughput: (10 * 1024 * 1024) / 8,
    uploadThroughput: (10 * 1024 * 1024) / 8,
  });
  const asked = new Map<string, number>();
  const sizes = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({requestId, wallTime}) =>
    asked.set(requestId, wallTime * 1000),
  );
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) =>
    sizes.set(requestId, encodedDataLength),
  );
  // The page's own clock: what the driver of the browser takes isn't the reader's.
  await page.evaluate(() => {
    addEventListener('click', () => Object.assign(window, {clicked: Date.now()}), {
      capture: true,
      once: true,
    });
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[data-state="drawn"]')) return;
      observer.disconnect();
      Object.assign(window, {drawn: Date.now()});
    });
    observer.observe(document.body, {childList: true, subtree: true, attributes: true});
  });
  await edit.click();
  await page.waitForSelector('[data-state="drawn"]');
  const {clicked, drawn} = await page.evaluate(() => {
    const times = window as unknown as {clicked: number; drawn: number};
    return {clicked: times.clicked, drawn: times.drawn};
  });
  // What comes behind the first picture is asked for once it is there.
  const bytes = [...sizes]
    .filter(([id]) => (asked.get(id) ?? 0) < drawn)
    .reduce((sum, [, size]) => sum + size, 0);
  return {page, opened: {bytes, milliseconds: drawn - clicked}};
}

/** From a key in the editor to the changed picture. */
async function typeAndLook(page: Page): Promise<number[]> {
  const editor = page.locator('.cm-content');
  const frame = page
    .frameLocator('iframe[title="Preview"]')
    .frameLocator('iframe[title="Preview"]');
  const times: number[] = [];
  for (let key = 0; key < KEYS; key += 1) {
    await editor.fill(`export const A = () => <b id="at${key}">0</b>;\n`);
    await frame.locator(`#at${key}`).waitFor();
    // Both wait before the key comes: what is attached after it would wait for good.
    await frame.locator('body').evaluate((body) => {
      const shown = new Promise<number>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!body.querySelector('#changed')) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(Date.now()));
        });
        observer.observe(body, {childList: true, subtree: true, attributes: true});
      });
      Object.assign(window, {shown});
    });
    await page.evaluate(() => {
      const pressed = new Promise<number>((resolve) =>
        window.addEventListener('input', () => resolve(Date.now()), {capture: true, once: true}),
      );
      Object.assign(window, {pressed});
    });
    await editor.fill(`export const A = () => <b id="changed">${key}</b>;\n`);
    const shown = await frame
      .locator('body')
      .evaluate(() => (window as unknown as {shown: Promise<number>}).shown);
    const pressed = await page.evaluate(
      () => (window as unknown as {pressed: Promise<number>}).pressed,
    );
    times.push(shown - pressed);
  }
  return times;
}

/** The frame's own document, which the page's session doesn't see. */
function weighFrame(build: string): number {
  const folder = path.join(build, 'playground/frame');
  const [file = ''] = readdirSync(folder).filter((name) => name.endsWith('.br'));
  return statSync(path.join(folder, file)).size;
}

/** The worker with all that it fetches by itself, as it goes over the wire. */
function weighTypes(build: string): number {
  const folder = path.join(build, 'playground/types');
  const files = readdirSync(folder).filter((file) => file.endsWith('.br'));
  return files
    .filter((file) => !file.startsWith('format'))
    .reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);
}

const build = path.resolve(process.argv[2] ?? 'build');
const server = createSiteServer(build);
const origin = `http://localhost:${await listen(server, 4500)}`;
const browser = await launch();
const opened: Opened[] = [];
let keys: number[] = [];
for (let run = 0; run < RUNS; run += 1) {
  const {page, opened: one} = await openSample(browser, origin);
  opened.push(one);
  if (run === 0) keys = await typeAndLook(page);
  await page.context().close();
}
await browser.close();
server.close();
server.closeAllConnections();

const result = {
  kilobytes: Math.round((Math.max(...opened.map(({bytes}) => bytes)) + weighFrame(build)) / 1024),
  firstPicture: Math.round(median(opened.map(({milliseconds}) => milliseconds))),
  keyToPicture: Math.round(median(keys)),
  types: Math.round(weighTypes(build) / 1024),
};
console.log(`after the click: ${result.kilobytes} KB, first picture in ${result.firstPicture} ms`);
console.log(`key to picture: ${result.keyToPicture} ms (median of ${keys.length})`);
console.log(`types, in the background: ${result.types} KB`);
record('Playground', {'sample on /docs/sequence': result});
const {playground: limits} = budgets;
const missed = (Object.keys(limits) as (keyof typeof limits)[]).filter(
  (name) => result[name] > limits[name],
);
for (const name of missed) console.log(`${name}: ${result[name]}, the budget is ${limits[name]}`);
process.exit(missed.length > 0 ? 1 : 0);
