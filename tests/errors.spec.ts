import {expect, test} from '@playwright/test';
import {linesOf, violations} from './axe';
import {open, watchErrors} from './browser';

const MESSAGE =
  'TypeError: The "durationInFrames" prop of the <Player/> component must be an integer, but got 71.28.';
const LOG = `remotion@4.0.300 @remotion/player@4.0.311
Error: Compositor error: libc.so.6: version \`GLIBC_2.34' not found
    at render (/home/me/movie/scripts/render.ts:12:5)
    at Object.run (/home/me/movie/node_modules/x/index.js:1:2)`;

test('a pasted message leads to its entry', async ({page}) => {
  const errors = watchErrors(page);
  await open(page, '/errors');
  await page.getByLabel('Message or log').fill(MESSAGE);
  await expect(page.getByRole('status').first()).toHaveText('One entry found.');
  const [mark] = await page.locator('mark').allTextContents();
  expect(mark).toContain('must be an integer, but got');
  await page
    .getByRole('region', {name: 'Decoder'})
    .getByRole('link', {name: /durationInFrames/})
    .click();
  await expect(page).toHaveURL(/\/docs\/errors\/duration-in-frames-prop$/);
  await expect(page.getByRole('heading', {level: 1})).toContainText('durationInFrames');
  expect(errors).toEqual([]);
});

test('the examples beside the empty field are messages that the decoder knows', async ({page}) => {
  await open(page, '/errors');
  const decoder = page.getByRole('region', {name: 'Decoder'});
  const examples = decoder.getByRole('listitem').getByRole('button');
  await expect(examples).toHaveCount(3);
  for (const index of [0, 1, 2]) {
    await examples.nth(index).click();
    await expect(decoder.getByRole('status')).toContainText(/entr(?:y|ies) found/);
    await decoder.getByRole('button', {name: 'Clear'}).click();
  }
});

test('a log shows versions, the reader’s own file, and the cause first', async ({page}) => {
  await open(page, '/errors');
  await page.getByLabel('Message or log').fill(LOG);
  const decoder = page.getByRole('region', {name: 'Decoder'});
  await expect(decoder.getByRole('heading').first()).toContainText('GLIBC');
  // The reader's own files, and none of a package.
  await expect(decoder.getByRole('definition').first()).toHaveText(
    '/home/me/movie/scripts/render.ts:12',
  );
  await expect(decoder.getByText('Mixed versions')).toBeVisible();
  await expect(decoder).toContainText('Line 2');
});

test('nothing of the text leaves the page', async ({page}) => {
  await open(page, '/errors');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.getByLabel('Message or log').fill(`secret-word ${MESSAGE}`);
  await expect(page.getByRole('status').first()).toHaveText('One entry found.');
  expect(sent.filter((request) => /secret-word|durationInFrames/.test(request))).toEqual([]);
  expect(sent.some((request) => request.includes('/errors/book-'))).toBe(true);
});

test('an address carries a message', async ({page}) => {
  await open(page, `/errors?e=${encodeURIComponent(MESSAGE)}`);
  await expect(page.getByLabel('Message or log')).toHaveValue(MESSAGE);
  await expect(page.getByRole('status').first()).toHaveText('One entry found.');
});

test('an unknown message is called so, with search and a question', async ({page}) => {
  await open(page, '/errors');
  await page.getByLabel('Message or log').fill('Error: the flux capacitor of /home/ann/x is empty');
  await expect(page.getByRole('status').first()).toHaveText('No entry has a message of this text.');
  await expect(page.getByRole('link', {name: 'Search the docs'})).toHaveAttribute(
    'href',
    /\/search\?q=.*flux/,
  );
  const question = page.getByRole('link', {name: 'Ask, with the message filled in'});
  await expect(question).toHaveAttribute('href', /issues\/new\?.*flux/);
  await expect(question).not.toHaveAttribute('href', /ann/);
});

test('a dropped or chosen file is read', async ({page}) => {
  await open(page, '/errors');
  await page
    .locator('input[type=file]')
    .setInputFiles({name: 'render.log', mimeType: 'text/plain', buffer: Buffer.from(LOG)});
  await expect(page.getByLabel('Message or log')).toHaveValue(LOG);
  await page.getByRole('button', {name: 'Clear', exact: true}).click();
  await expect(page.getByLabel('Message or log')).toHaveValue('');
});

test('200 KB of log are read, of more the end', async ({page}) => {
  await open(page, '/errors');
  const long = `${'Rendering frames 1/120\n'.repeat(12_000)}${MESSAGE}`;
  // Typed in, so many lines take the browser minutes; a log of this size comes as a file or is pasted.
  await page
    .locator('input[type=file]')
    .setInputFiles({name: 'render.log', mimeType: 'text/plain', buffer: Buffer.from(long)});
  await expect(page.getByRole('status').first()).toHaveText('One entry found.');
  await expect(page.getByText(/only the last 200 KB/)).toBeVisible();
});

test('the index has a filter, for words and for places', async ({page}) => {
  await open(page, '/docs/errors/');
  const list = page.getByRole('main');
  const entry = list.getByRole('link', {name: 'TooManyRequestsException'});
  await expect(entry).toBeVisible();
  await page.getByLabel('Filter messages').fill('durationinframes');
  await expect(entry).toBeHidden();
  await expect(list.getByRole('link', {name: /durationInFrames/}).first()).toBeVisible();
  await page.getByLabel('Filter messages').fill('');
  await page.getByRole('button', {name: /^Lambda \d+$/}).click();
  await expect(entry).toBeVisible();
  await expect(list.getByRole('link', {name: /durationInFrames/}).first()).toBeHidden();
});

test('an entry begins with its messages, who says them and where', async ({page}) => {
  await open(page, '/docs/errors/aac-unsupported');
  const facts = page.getByRole('region', {name: 'What this entry is about'});
  await expect(facts.getByText('Only supporting MPEG-4 for .aac')).toBeVisible();
  await expect(facts.getByText('Unexpected audio object type')).toBeHidden();
  await facts.getByText('5 more messages').click();
  await expect(facts.getByText('Unexpected audio object type')).toBeVisible();
  await expect(facts.getByText('@remotion/media-parser')).toBeVisible();
  await expect(facts.getByRole('link', {name: 'Paste your message'})).toHaveAttribute(
    'href',
    '/errors',
  );
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the decoder’s page is the index', async ({page}) => {
    await page.goto('/errors');
    await expect(page.getByRole('link', {name: 'TooManyRequestsException'})).toBeVisible();
  });
});

test('axe finds nothing on the decoder with findings, in both color modes', async ({page}) => {
  await open(page, `/errors?e=${encodeURIComponent(LOG)}`);
  await expect(page.locator('mark').first()).toBeVisible();
  expect(linesOf(await violations(page))).toEqual([]);
});

test('on the narrowest phones the announcement is one line, and “Copy page” stands beside the facts of an entry, as elsewhere', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 640});
  await open(page, '/docs/errors/aac-unsupported');
  const bar = await page.getByRole('region', {name: 'Announcement'}).boundingBox();
  expect(bar?.height).toBeLessThan(40);
  const copy = await page.getByRole('button', {name: 'Copy page'}).boundingBox();
  const read = await page.getByText('min read').boundingBox();
  if (!copy || !read) throw new Error('no button, or no facts');
  expect(copy.y).toBeLessThan(read.y + read.height);
  expect(copy.x).toBeGreaterThan(read.x + read.width);
});
