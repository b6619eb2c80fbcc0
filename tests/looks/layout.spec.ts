/**
 * Holds the layout of page types at two widths: 30 and more looks. Not pixels are compared but where landmarks,
 * headings, cards, pictures and controls stand, so fonts and antialiasing don't matter; where text only gets
 * longer, nothing fails. After a change that is meant: `npm run looks:renew`, then look at the difference.
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {framesDrawn} from '../browser.ts';
import {type Box, readLayout} from './boxes.ts';
import {LOOKS, openStill} from './pages.ts';

const FILE = path.resolve('tests/looks/layout.json');
/** With this folder named, looks are written there instead of compared: see renew.ts. */
const PARTS = process.env.LOOKS_TO;
const WIDTHS = [1440, 390] as const;
/** Pixels by which a place may differ: rounding, and the width of a letter of another version of a typeface. */
const NEAR = 8;

/** Pages whose look is held; the other types share the layout of one of these. */
const HELD = new Set(
  'home docs guide api options errors recipes recipe demos course learn blog post templates template showcase stories experts expert about lambda player license contact ai not-found'.split(
    ' ',
  ),
);

type Held = Record<string, Record<string, Box>>;

// Written by renew.ts from what this test has read, and by nothing else.
const held: Held = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};

/** What differs between two looks, in words. */
function differences(before: Record<string, Box>, now: Record<string, Box>): string[] {
  return Object.entries(before).flatMap(([place, box]) => {
    const found = now[place];
    if (!found) return [`${place} is gone`];
    return (['x', 'w', 'h', 'gap'] as const).flatMap((side) => {
      const [was, is] = [box[side], found[side]];
      if (was === undefined || is === undefined || Math.abs(was - is) <= NEAR) return [];
      return [`${place}: ${side} was ${was}, is ${is}`];
    });
  });
}

for (const width of WIDTHS) {
  test.describe(`${width} px`, () => {
    test.use({
      viewport: {width, height: 900},
      colorScheme: 'light',
      contextOptions: {reducedMotion: 'reduce'},
    });
    for (const look of LOOKS.filter(({name}) => HELD.has(name))) {
      test(`the layout of ${look.path} is as it was`, async ({page}) => {
        await openStill(page, look);
        await framesDrawn(page, 2);
        const key = `${look.name} ${width}`;
        const {boxes, faults} = await page.evaluate(readLayout);
        expect(faults).toEqual([]);
        if (PARTS) {
          writeFileSync(path.join(PARTS, `${key}.json`), JSON.stringify(boxes));
          return;
        }
        expect(held[key], `no look of ${key}: npm run looks:renew`).toBeDefined();
        expect(differences(held[key] ?? {}, boxes)).toEqual([]);
      });
    }
  });
}
