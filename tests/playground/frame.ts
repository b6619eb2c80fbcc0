import {expect, type FrameLocator, type Locator, type Page} from '@playwright/test';

/** The document in which the reader's code runs. */
export const preview = (scope: Page | Locator): FrameLocator =>
  scope.frameLocator('iframe[title="Preview"]').frameLocator('iframe[title="Preview"]');

/** Waits until the code on the screen is what runs. */
export async function drawn(scope: Page | Locator): Promise<void> {
  await expect(scope.locator('[data-state="drawn"]')).toBeVisible();
}

/** Replaces the text of the open file. */
export async function write(scope: Page | Locator, text: string): Promise<void> {
  const editor = scope.locator('.cm-content');
  await editor.fill(text);
}
