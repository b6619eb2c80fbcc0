import {expect, type FrameLocator, type Locator, type Page} from '@playwright/test';
import {connectBy} from '../browser.ts';

/** The document in which the reader's code runs. */
export const preview = (scope: Page | Locator): FrameLocator =>
  scope.frameLocator('iframe[title="Preview"]').frameLocator('iframe[title="Preview"]');

/**
 * Lets the playgrounds of a page do without types, as where data is saved: the compiler would be loaded for
 * them and look at each program, which costs more than all else that a test does.
 */
export const withoutTypes = (page: Page): Promise<unknown> => connectBy(page, {saveData: true});

/** Waits until the code on the screen is what runs. */
export async function drawn(scope: Page | Locator): Promise<void> {
  await expect(scope.locator('[data-state="drawn"]')).toBeVisible();
}

/**
 * Replaces the text of the open file, as by the keyboard: a `fill()` selects in the document, which the
 * editor draws again when what helps to write has been loaded.
 */
export async function write(scope: Page | Locator, text: string): Promise<void> {
  const {keyboard} = 'keyboard' in scope ? scope : scope.page();
  await scope.locator('.cm-content').focus();
  await keyboard.press('ControlOrMeta+a');
  await keyboard.insertText(text);
}
