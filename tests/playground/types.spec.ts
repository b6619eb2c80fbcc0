import {expect, type Page, test} from '@playwright/test';
import {open, watchErrors} from '../browser.ts';
import {drawn, withoutTypes, write} from './frame.ts';

const editor = (page: Page) => page.locator('.cm-content');

/** Types come after the first picture: a slow machine takes its time for the compiler. */
async function typed(page: Page): Promise<void> {
  await expect(page.locator('[data-types="ready"]')).toBeVisible({timeout: 50_000});
}

test('the compiler marks mistakes on their line, and takes the marks back', async ({page}) => {
  const errors = watchErrors(page);
  await open(page, '/playground/');
  await drawn(page);
  await typed(page);
  await write(page, 'export const A = () => <b title={1}>one</b>;\n');
  const problem = page.locator('[data-type-problem]');
  await expect(problem).toHaveCount(1);
  await expect(problem.getByRole('button', {name: 'src/Title.tsx:1'})).toBeVisible();
  await expect(page.locator('.cm-lintRange-error')).toHaveText('title');
  await write(page, 'export const A = () => <b title="1">one</b>;\n');
  await expect(problem).toHaveCount(0);
  await expect(page.locator('.cm-lintRange-error')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('names are completed with their import, described, renamed and formatted', async ({page}) => {
  await open(page, '/playground/');
  await drawn(page);
  await typed(page);
  await write(page, '\nexport const Scene = () => <b>{1}</b>;\nexport const n = ');
  await editor(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('useCurrentFr');
  const option = page.getByRole('option', {name: /^useCurrentFrame/});
  await expect(option).toBeVisible();
  await option.click();
  await expect(editor(page)).toContainText("import {useCurrentFrame} from 'remotion';");

  await page.keyboard.press('Control+Alt+i');
  const about = page.locator('.cm-panel .cm-about');
  await expect(about).toContainText('useCurrentFrame: () => number');
  await expect(about.getByRole('link')).toHaveAttribute('href', '/docs/use-current-frame');
  await page
    .getByRole('region', {name: /^Playground/})
    .getByRole('button', {name: 'Close', exact: true})
    .click();

  await write(page, 'const n = 1;\nexport const A = () => <b>{n}</b>;\n');
  await editor(page).focus();
  await page.keyboard.press('Control+Home');
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('F2');
  await page.getByRole('textbox', {name: 'New name'}).fill('count');
  await page.keyboard.press('Enter');
  await expect(editor(page)).toContainText('{count}');

  await write(page, 'export const A = () => { return <b   className="x">one</b> }');
  await editor(page).focus();
  await page.keyboard.press('Shift+Alt+F');
  await expect(editor(page)).toContainText('return <b className="x">one</b>;');
});

test('nothing of it is loaded where data is saved, nor before the first focus in a text', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.startsWith('/playground/types/')) fetched.push(pathname);
  });
  await open(page, '/docs/sequence');
  expect(fetched).toEqual([]);
  await withoutTypes(page);
  await open(page, '/playground/');
  await drawn(page);
  await write(page, 'export const A = () => <b>typed</b>;\n');
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual([]);
});
