import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import type {ShotStep} from '../model/shots/shot.ts';

const LOOKS = 40;
const PAUSE = 150;

/** Waits until two looks in a row are the same; returns the last one. */
export async function settle(page: Page): Promise<Buffer> {
  let previous: Buffer = Buffer.alloc(0);
  for (let look = 0; look < LOOKS; look++) {
    await page.waitForTimeout(PAUSE);
    const picture = await page.screenshot({type: 'png', scale: 'css'});
    if (picture.equals(previous)) break;
    previous = picture;
  }
  return page.screenshot({type: 'png'});
}

/**
 * Does one thing in the Studio.
 *
 * @param folder The project that is open, for steps that edit a file.
 * @throws If what a step names isn't there within ten seconds.
 */
export async function doStep(page: Page, step: ShotStep, folder: string): Promise<void> {
  if ('press' in step) await page.keyboard.press(step.press);
  else if ('type' in step) await page.keyboard.type(step.type);
  else if ('click' in step) await page.locator(step.click).first().click({button: step.button});
  else if ('hover' in step) await page.locator(step.hover).first().hover();
  else if ('fill' in step) await page.locator(step.fill).first().fill(step.with);
  else if ('wait' in step) await page.locator(step.wait).first().waitFor({timeout: 120_000});
  else if ('hold' in step) await page.waitForTimeout(step.hold * 1000);
  else if ('play' in step) {
    for (let frame = 0; frame < step.play; frame++) await page.keyboard.press('ArrowRight');
  } else if ('choose' in step) {
    await page.locator(step.from).first().click();
    await page.getByText(step.choose, {exact: true}).last().click();
  } else if ('drag' in step) {
    const box = await page.locator(step.drag).first().boundingBox();
    if (!box) throw new Error(`${step.drag} isn't seen.`);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + step.by[0], y + step.by[1], {steps: 8});
    await page.mouse.up();
  } else {
    const file = path.join(folder, step.edit);
    const text = readFileSync(file, 'utf8');
    if (!text.includes(step.replace)) throw new Error(`${step.edit} doesn't have ${step.replace}`);
    writeFileSync(file, text.replace(step.replace, step.with));
  }
  await page.waitForTimeout(60);
}
