/** Writes the social card of every page; what was drawn before is taken from the cache. */
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import {kept} from '../../model/io.ts';
import {eachParallel} from '../../shared/each-parallel.ts';
import {socialCardPath} from '../../shared/social-card.ts';
import {DRAWN_WITH, drawCard} from './draw-card.ts';
import {type BuiltPage, readCard, type SocialCard} from './read-card.ts';

const CACHE = '.cache/social';

/** Changes with everything the card is drawn from. */
async function hashCard(card: SocialCard, siteName: string, still?: string): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([card, siteName, DRAWN_WITH]));
  if (still) hash.update(await readFile(still));
  return hash.digest('hex').slice(0, 24);
}

/**
 * Writes `build/social/*.jpg`.
 *
 * @param build Absolute path of the built site.
 * @param pages Its pages.
 * @param siteName Shown on each card.
 * @returns How many cards there are and how many had to be drawn.
 * @throws {Error} If no page shows a still where `readCard()` looks for it.
 */
export async function writeSocialCards(
  build: string,
  pages: readonly BuiltPage[],
  siteName: string,
): Promise<{cards: number; drawn: number}> {
  mkdirSync(path.join(build, 'social'), {recursive: true});
  let drawn = 0;
  let withStill = 0;
  // The drawing itself runs in sharp's threads; more than a few would only wait.
  await eachParallel(pages, 4, async (page) => {
    const target = path.join(build, socialCardPath(page.path));
    // The home page speaks for the whole site, and has a card that was drawn for it.
    if (page.path === '/') {
      await sharp(path.join(build, 'img/social-card.png')).jpeg({quality: 84}).toFile(target);
      return;
    }
    const card = readCard(page);
    const file = path.join(build, 'demos', `${card.demo}.webp`);
    const still = card.demo && existsSync(file) ? file : undefined;
    if (still) withStill += 1;
    const drawing = await kept(`${CACHE}/${await hashCard(card, siteName, still)}.jpg`, () => {
      drawn += 1;
      return drawCard(card, siteName, still);
    });
    await writeFile(target, drawing);
  });
  if (withStill === 0)
    throw new Error('No page shows the still of a demo where read-card.ts looks for it');
  return {cards: pages.length, drawn};
}
