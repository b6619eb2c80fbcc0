import type {Locator} from '@playwright/test';
import {framesDrawn} from '../browser';

/**
 * Takes a picture of a stage once it has stopped changing.
 *
 * @returns A PNG; of something that never stops, the last of twenty.
 */
export async function picture(stage: Locator): Promise<Buffer> {
  let previous: Buffer = Buffer.alloc(0);
  for (let attempt = 0; attempt < 20; attempt++) {
    const current = await stage.screenshot({animations: 'allow'});
    if (current.equals(previous)) return current;
    previous = current;
    await framesDrawn(stage.page(), 4);
  }
  return previous;
}
