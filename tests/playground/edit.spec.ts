import {expect, test} from '@playwright/test';
import {open, watchErrors} from '../browser.ts';
import {drawn, preview, write} from './frame.ts';

test('a demo is edited in its place, and shows what is written', async ({page}) => {
  const errors = watchErrors(page);
  await open(page, '/docs/spring');
  const demo = page.locator('[data-demo="spring"]');
  const place = () => demo.evaluate((node) => node.getBoundingClientRect().top + window.scrollY);
  const top = await place();
  await demo.getByRole('button', {name: 'Edit'}).click();
  await drawn(demo);
  expect(await place()).toBe(top);
  await expect(preview(demo).locator('circle')).toBeVisible();

  const editor = demo.locator('.cm-content');
  await expect(editor).toContainText('useCurrentFrame');
  // Film and code are in view together, without a hand at the page.
  await expect(demo.getByRole('button', {name: /^(?:Play|Pause)$/})).toBeInViewport();
  await expect(editor.locator('.cm-line').nth(8)).toBeInViewport();
  await write(
    demo,
    "import {AbsoluteFill} from 'remotion';\nexport const Note = () => <AbsoluteFill>My own words</AbsoluteFill>;\n",
  );
  await expect(preview(demo).getByText('My own words')).toBeVisible();

  await demo.getByRole('button', {name: 'Reset the code'}).click();
  await expect(preview(demo).locator('circle')).toBeVisible();
  await demo.getByRole('button', {name: 'Close the editor'}).click();
  await expect(demo.getByRole('button', {name: 'Edit'})).toBeVisible();
  expect(errors).toEqual([]);
});

test('a mistake names its line, and the last picture stays', async ({page}) => {
  await open(page, '/playground/');
  await drawn(page);
  await write(page, 'export const A = () => <b>Good</b>;\n');
  await expect(preview(page).getByText('Good')).toBeVisible();

  await write(page, 'export const A = () => <b>Bad</b>;\nconst broken = (;\n');
  await expect(page.getByRole('button', {name: 'src/Title.tsx:2'})).toBeVisible();
  await expect(preview(page).getByText('Good')).toBeVisible();

  await write(
    page,
    'const missing = undefined as unknown as {a: {b: string}};\nexport const A = () =>\n  <b>{missing.a.b}</b>;\n',
  );
  await expect(page.getByRole('button', {name: 'src/Title.tsx:3'})).toBeVisible();
  await expect(preview(page).getByText('Good')).toBeVisible();

  await write(page, "import {x} from 'left-pad';\nexport const A = () => <b>{x}</b>;\n");
  await expect(page.getByText('isn’t part of the playground')).toBeVisible();

  await write(page, 'export const A = () => {\n  while (true) {\n  }\n};\n');
  await expect(page.getByText('Stopped: this code ran for more than')).toBeVisible();
  await expect(page.getByRole('button', {name: 'src/Title.tsx:2'})).toBeVisible();
  await write(page, 'export const A = () => <b>Good again</b>;\n');
  await expect(preview(page).getByText('Good again')).toBeVisible();
});

test('a sample on a page is edited where it stands', async ({page}) => {
  const errors = watchErrors(page);
  await open(page, '/docs/sequence');
  const edit = page.getByRole('button', {name: 'Edit and run this code'}).first();
  await edit.click();
  const playground = page.getByRole('region', {name: /^Playground: /});
  await drawn(playground);
  // It paints nothing behind its words, which are black.
  await expect(preview(playground).locator('body')).toHaveCSS(
    'background-color',
    'rgb(255, 255, 255)',
  );
  await playground.getByRole('button', {name: 'Open large'}).click();
  await expect(page).toHaveURL(/\/playground\/$/);
  await drawn(page);
  expect(errors).toEqual([]);
});

test('a sample that is a Series is as long as its parts', async ({page}) => {
  await open(page, '/docs/transitions');
  await page.getByRole('button', {name: 'Edit and run this code'}).first().click();
  const playground = page.getByRole('region', {name: /^Playground: /});
  await drawn(playground);
  await expect(playground.locator('[data-timeline]')).toContainText('/119');
});
