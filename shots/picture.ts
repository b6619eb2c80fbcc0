import type {Browser, Page} from '@playwright/test';
import sharp from 'sharp';
import type {Shot} from '../model/shots/shot.ts';
import {doStep, settle} from './steps.ts';
import type {Studio} from './studio.ts';

/** Limit of `static/shots/*.avif`; also held by model/shots/shots.test.ts. */
const MAX_BYTES = 60 * 1024;
const SCALE = 2;
/** Wider than a page shows it on a fine screen would only weigh more. */
const MAX_WIDTH = 1680;

/** The plate of the Studio's dialogs, without the ground around it, which has the role. */
const DIALOG = '[role="dialog"] div[style*="box-shadow"]';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Opens a shot's page in the state it begins with. The page has to be closed. */
export async function openShot(
  browser: Browser,
  studio: Studio,
  shot: Shot,
  scale = SCALE,
): Promise<Page> {
  const [width, height] = shot.window;
  const context = await browser.newContext({
    viewport: {width, height},
    deviceScaleFactor: scale,
    timezoneId: 'UTC',
    locale: 'en-US',
    colorScheme: 'dark',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  // Which version is the newest is none of the picture's business.
  await page.route('**/api/update-available', (route) => route.abort());
  await page.addInitScript((settings) => {
    for (const [key, value] of Object.entries(settings)) localStorage.setItem(key, value);
  }, startingSettings(shot));
  await page.goto(`${studio.address}${shot.page}`, {timeout: 60_000});
  await page.locator('text=Compositions').first().waitFor({timeout: 60_000});
  await page.evaluate(() => document.fonts.ready);
  await settle(page);
  return page;
}

function startingSettings({page, frame, settings}: Shot): Record<string, string> {
  return {
    'remotion.expandedFolders': JSON.stringify({
      'no-parent/crossings': true,
      'no-parent/covers': true,
    }),
    'remotion.time-all': JSON.stringify({[page.slice(1)]: frame}),
    'remotion.sidebarRightCollapsing': 'collapsed',
    ...settings,
  };
}

async function boxOf(page: Page, selector: string): Promise<Box> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} isn't seen.`);
  return box;
}

/** The part of a box that lies within another one, in whole pixels of the picture. */
function cutTo(box: Box, edge: Box): Box {
  const inner = (value: number) => Math.ceil(value * SCALE) / SCALE;
  const outer = (value: number) => Math.floor(value * SCALE) / SCALE;
  const x = Math.max(box.x, inner(edge.x));
  const y = Math.max(box.y, inner(edge.y));
  return {
    x,
    y,
    width: Math.min(box.x + box.width, outer(edge.x + edge.width)) - x,
    height: Math.min(box.y + box.height, outer(edge.y + edge.height)) - y,
  };
}

async function cropOf(page: Page, shot: Shot): Promise<Box> {
  const [width, height] = shot.window;
  if (!shot.crop) return {x: 0, y: 0, width, height};
  if (typeof shot.crop === 'string') return boxOf(page, shot.crop);
  const [x, y, w, h] = shot.crop;
  const crop = {x, y, width: w, height: h};
  // What lies behind a dialog is blurred, and its shadow is on it: a line of that looks like a bad cut.
  const dialog = page.locator(DIALOG);
  return (await dialog.count()) > 0 ? cutTo(crop, await boxOf(page, DIALOG)) : crop;
}

/** Encodes as well as the limit allows. */
async function encode(
  png: Buffer,
  crop: Box,
): Promise<{file: Buffer; width: number; height: number}> {
  const cut = await sharp(png)
    .extract({
      left: Math.round(crop.x * SCALE),
      top: Math.round(crop.y * SCALE),
      width: Math.round(crop.width * SCALE),
      height: Math.round(crop.height * SCALE),
    })
    .png()
    .toBuffer();
  for (const [part, quality] of [
    [1, 62],
    [1, 52],
    [1, 44],
    [0.85, 44],
    [0.75, 38],
  ] as const) {
    const width = Math.round(Math.min(MAX_WIDTH, crop.width * SCALE) * part);
    const {data, info} = await sharp(cut)
      .resize({width})
      .avif({quality, effort: 4, chromaSubsampling: '4:4:4'})
      .toBuffer({resolveWithObject: true});
    if (data.length <= MAX_BYTES) return {file: data, width: info.width, height: info.height};
  }
  throw new Error('The picture is larger than 60 KB at the lowest quality.');
}

/** A picture as a file, with its size and the places of its callouts in percent. */
export interface Picture {
  file: Buffer;
  width: number;
  height: number;
  shown: number;
  spots: [number, number][];
}

/**
 * Takes a picture of the Studio.
 *
 * @throws If a step, the crop or a callout names what isn't there, or the file gets too large.
 */
export async function takePicture(browser: Browser, studio: Studio, shot: Shot): Promise<Picture> {
  const page = await openShot(browser, studio, shot);
  try {
    for (const step of shot.steps) await doStep(page, step, studio.folder);
    const png = await settle(page);
    const crop = await cropOf(page, shot);
    const spots: [number, number][] = [];
    for (const {at, spot} of shot.callouts) {
      const box = await boxOf(page, at);
      const x = ((box.x + box.width * spot[0] - crop.x) / crop.width) * 100;
      const y = ((box.y + box.height * spot[1] - crop.y) / crop.height) * 100;
      if (x < 0 || x > 100 || y < 0 || y > 100) throw new Error(`${at} is outside of the picture.`);
      spots.push([Math.round(x * 10) / 10, Math.round(y * 10) / 10]);
    }
    return {...(await encode(png, crop)), shown: Math.round(crop.width), spots};
  } catch (error) {
    await page.screenshot({path: '.cache/shot-failed.png'});
    throw error;
  } finally {
    await page.context().close();
  }
}
