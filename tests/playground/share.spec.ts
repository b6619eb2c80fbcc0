// The way of a new reader: a title of the home page is changed, shared, and opened in another browser.
import {expect, test} from '@playwright/test';
import {allowClipboard, open, watchErrors} from '../browser.ts';
import {drawn, preview, write} from './frame.ts';

const WORDS = 'Seventeen sails';

test('a title of the home page is changed, shared and opened by somebody else', async ({
  page,
  browser,
}) => {
  const errors = watchErrors(page);
  const clipboard = await allowClipboard(page);
  await open(page, '/');
  await page.getByRole('region', {name: 'Live example'}).getByRole('link', {name: 'Edit'}).click();
  await drawn(page);
  await page.getByRole('textbox', {name: /^text$/i}).fill(WORDS);
  await expect(preview(page).getByText(WORDS)).toBeVisible();
  await page.getByRole('button', {name: 'Share', exact: true}).click();
  await expect(page.getByText('The link is on your clipboard')).toBeVisible();
  const link = await clipboard();

  // Somebody else: nothing of this browser is there.
  const other = await browser.newContext();
  try {
    const theirs = await other.newPage();
    await theirs.goto(link);
    const run = theirs.getByRole('button', {name: 'Run', exact: true});
    await expect(run).toBeVisible();
    await expect(theirs.locator('iframe[title="Preview"]')).toHaveCount(0);
    await run.click();
    await expect(preview(theirs).getByText(WORDS)).toBeVisible();
  } finally {
    await other.close();
  }
  expect(errors).toEqual([]);
});

test('for a link that would be too long, the file is offered', async ({page}) => {
  await open(page, '/playground/');
  await drawn(page);
  // Letters that don't repeat can't be packed.
  const noise = Array.from({length: 2000}, (_, index) =>
    (Math.imul(index + 1, 2654435761) >>> 0).toString(36),
  ).join('');
  await write(page, `export const A = () => <b>Long</b>;\nexport const noise = '${noise}';\n`);
  await expect(preview(page).getByText('Long')).toBeVisible();
  await page.getByRole('button', {name: 'Share', exact: true}).click();
  await expect(page.getByText('Send the download instead')).toBeVisible();
  await expect(page.getByRole('textbox', {name: 'Link'})).toHaveCount(0);
});
