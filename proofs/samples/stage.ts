import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type Browser, type BrowserContext, chromium, type Page} from '@playwright/test';
import {chromiumPath} from '../../commands/chromium.mjs';
import {root} from '../../model/io.ts';
import type {WatchedFilm} from '../../model/watch/films.ts';
import type {WatchRecord} from '../../model/watch/record.ts';
import {answerWith, fixtureFor} from './fixtures.ts';
import {isBlank, looksSame, shareOfDifferent} from './pictures.ts';

/** Nothing listens there. The name makes it a secure context, which `ImageDecoder` and others need. */
const ORIGIN = 'http://localhost:1';
const DOCUMENT =
  '<!doctype html><meta charset="utf-8"><style>*{box-sizing:border-box}html,body{margin:0;background:#fff}body{font-family:"Instrument Sans Variable",sans-serif}</style><div id="root"></div>';
/** What a machine without a sound card or graphics card says, and what isn't about the sample. */
const NOISE =
  /AudioContext|React DevTools|Some companies are required|acknowledgeRemotionLicense|GPU stall|WebGL.*(?:software|fallback)|swiftshader|Download the React/i;

/** What was seen of a sample: the record, and its pictures. */
interface Watched {
  record: WatchRecord;
  pictures: Buffer[];
}

/** A browser that watches samples, one after the other, each in a fresh document. */
interface Stage {
  watch: (film: WatchedFilm) => Promise<Watched>;
  close: () => Promise<void>;
}

/**
 * Starts Chromium.
 *
 * @param folder Where the bundled samples are.
 * @throws If there is no Chromium.
 */
export async function openStage(folder: string): Promise<Stage> {
  const browser: Browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [
      '--no-sandbox',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--disable-quic',
      '--no-first-run',
      '--autoplay-policy=no-user-gesture-required',
      '--mute-audio',
    ],
  });
  const context = await browser.newContext({viewport: {width: 768, height: 432}});
  await serve(context, folder);
  return {watch: (film) => watch(context, film), close: () => browser.close()};
}

/** Answers everything from here: the bundles, and a file of the right kind for every other address. */
async function serve(context: BrowserContext, folder: string): Promise<void> {
  await context.route('**/*', (route) => {
    const request = route.request();
    const url = new URL(request.url());
    if (url.origin === ORIGIN && url.pathname === '/')
      return route.fulfill({contentType: 'text/html', body: DOCUMENT});
    if (url.pathname.startsWith('/bundle/')) {
      const contentType = url.pathname.endsWith('.css')
        ? 'text/css'
        : url.pathname.endsWith('.js')
          ? 'text/javascript'
          : 'application/octet-stream';
      const name = url.pathname.slice('/bundle/'.length);
      return route.fulfill({contentType, body: readFileSync(path.join(root, folder, name))});
    }
    const fixture = fixtureFor(request.url());
    if (!fixture)
      return route.fulfill({status: 404, headers: {'access-control-allow-origin': '*'}});
    return route.fulfill(answerWith(fixture, request.headers().range));
  });
}

/** Takes a picture; where something comes late (GIFs, Lottie, WebGL), until two in a row are the same. */
async function shoot(page: Page, isLate: boolean): Promise<Buffer> {
  let previous = await page.screenshot();
  for (let attempt = 0; isLate && attempt < 8; attempt += 1) {
    const next = await page.screenshot();
    if (next.equals(previous)) return next;
    previous = next;
  }
  return previous;
}

interface Heard {
  says: string[];
  asked: Map<string, number>;
  abandoned: string[];
  refused: string[];
}

/** Notes what the page says and asks for. */
function listen(page: Page): Heard {
  const heard: Heard = {says: [], asked: new Map(), abandoned: [], refused: []};
  const say = (text: string) => {
    const line = text
      .replaceAll(/(?:%[os]\s*|\s)+/g, ' ')
      .trim()
      .slice(0, 300);
    if (!NOISE.test(text) && !heard.says.includes(line)) heard.says.push(line);
  };
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') say(message.text());
  });
  page.on('pageerror', (error) => say(`${error.name}: ${error.message}`));
  const isOwn = (url: string) =>
    url === `${ORIGIN}/` || url.startsWith(`${ORIGIN}/bundle/`) || !url.startsWith('http');
  page.on('request', (request) => {
    const range = request.headers().range;
    if (isOwn(request.url()) || (range !== undefined && !range.startsWith('bytes=0-'))) return;
    heard.asked.set(request.url(), (heard.asked.get(request.url()) ?? 0) + 1);
  });
  page.on('requestfailed', (request) => {
    if (!isOwn(request.url()) && request.resourceType() !== 'media')
      heard.abandoned.push(request.url());
  });
  page.on('response', (response) => {
    if (!isOwn(response.url()) && response.status() >= 400) heard.refused.push(response.url());
  });
  return heard;
}

async function watch(context: BrowserContext, {hash, sample}: WatchedFilm): Promise<Watched> {
  const page = await context.newPage();
  const heard = listen(page);
  const record: WatchRecord = {
    page: `${sample.file}:${sample.line}`,
    frames: [],
    moves: false,
    isEmpty: false,
    flickers: [],
    says: heard.says,
    twice: [],
    abandoned: heard.abandoned,
    refused: heard.refused,
    reloads: [],
    cut: [],
    clipped: [],
    changed: null,
  };
  const pictures: Buffer[] = [];
  try {
    await page.goto(ORIGIN);
    await page.addScriptTag({url: '/bundle/page.js', type: 'module'});
    await page.waitForFunction(() => 'watched' in window);
    const {frames, prop} = await page.evaluate(
      (file) => window.watched.mount(file),
      `/bundle/${hash}.js`,
    );
    record.frames = frames;
    record.changed = prop;
    for (const frame of frames) {
      await page.evaluate((at) => window.watched.seek(at), frame);
      const {cut, clipped, isLate} = await page.evaluate(() => window.watched.measure());
      pictures.push(await shoot(page, isLate));
      record.cut.push(...cut.map((text) => `${frame}: ${text}`));
      record.clipped.push(...clipped.map((text) => `${frame}: ${text}`));
    }
    const before = await page.evaluate(() => window.watched.reloads.length);
    const twice = [...heard.asked].filter(([, times]) => times > 1);
    // Once more is right from here on, where a prop goes back to the first file.
    heard.asked.clear();
    if (prop !== null) {
      await page.evaluate(() => window.watched.change(true));
      const during = await page.evaluate(() => window.watched.reloads.length);
      await page.evaluate(() => window.watched.change(false));
      // The new file is loaded in place of the old one: once.
      const extra = during - before - 1;
      if (extra > 0) record.reloads.push(`${extra} more than the change of “${prop}” needs`);
    }
    const settled = await page.evaluate(() => window.watched.reloads.length);
    for (const [index, frame] of [...frames.entries()].reverse()) {
      await page.evaluate((at) => window.watched.seek(at), frame);
      const picture = pictures[index];
      if (!picture || (await looksSame(picture, await page.screenshot()))) continue;
      if (!(await looksSame(picture, await shoot(page, true)))) record.flickers.push(frame);
    }
    const all = await page.evaluate(() => window.watched.reloads);
    record.reloads.push(...all.slice(0, before), ...all.slice(settled));
    record.twice = [...twice, ...[...heard.asked].filter(([, times]) => times > 1)].map(
      ([url, times]) => `${url} (${times})`,
    );
  } catch (error) {
    heard.says.push(
      `can’t be watched: ${error instanceof Error ? error.message.split('\n')[0]?.slice(0, 300) : error}`,
    );
  }
  await page.close();
  const [first] = pictures;
  for (const picture of pictures) {
    if (first && (await shareOfDifferent(first, picture)) > 0) record.moves = true;
  }
  record.isEmpty = (await Promise.all(pictures.map(isBlank))).every(Boolean);
  return {record: tidy(record), pictures};
}

/** Our own address says nothing, and a list of a thousand lines is read by nobody. */
function tidy(record: WatchRecord): WatchRecord {
  const short = (texts: string[]) =>
    [
      ...new Set(
        texts.map((text) => text.replaceAll(ORIGIN, '').replaceAll(/blob:\S+/g, 'blob:…')),
      ),
    ].slice(0, 6);
  const {says, twice, abandoned, refused, reloads, cut, clipped} = record;
  return {
    ...record,
    says: short(says),
    twice: short(twice),
    abandoned: short(abandoned),
    refused: short(refused),
    reloads: short(reloads),
    cut: short(cut),
    clipped: short(clipped),
  };
}
