import {expect, type Page, test} from '@playwright/test';
import {open} from './browser';

const PHONE = {width: 390, height: 844};
const withScript = '/docs/spring';
const withCommands = '/docs/shapes/';

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const block = (page: Page, text: string) =>
  page.locator('.code-block').filter({hasText: text}).first();

/** Opens a page and waits until its buttons work. */
test.describe('a sample', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('is copied as it can be pasted, and says so', async ({page}) => {
    await open(page, withScript);
    const sample = block(page, 'PopIn');
    await sample.hover();
    await sample.getByRole('button', {name: 'Copy code'}).click();
    const code = await clipboard(page);
    expect(code).toMatch(/^import .*\n\nexport const PopIn/);
    expect(code).toContain('\n  const frame = useCurrentFrame();\n');
    expect(code).toMatch(/\n};$/);
    await expect(page.locator('.code-status')).toHaveText('Copied');
  });

  test('is copied without the clipboard API too', async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: {
          ...navigator.clipboard,
          writeText: () => Promise.reject(new Error('refused')),
          readText: navigator.clipboard.readText.bind(navigator.clipboard),
        },
      });
    });
    await open(page, withScript);
    const sample = block(page, 'PopIn');
    await sample.hover();
    await sample.getByRole('button', {name: 'Copy code'}).click();
    await expect(sample.getByText('Copied')).toBeVisible();
    expect(await clipboard(page)).toContain('export const PopIn');
  });

  test('follows the package manager everywhere, and remembers it', async ({page}) => {
    await open(page, withCommands);
    await expect(block(page, 'npm i').locator('pre:visible')).toHaveText(/^npm i /);
    await page.getByRole('button', {name: 'pnpm', exact: true}).first().click();
    await expect(page.locator('pre[data-pm]:visible').first()).toHaveText(/^pnpm add /);
    await page.locator('.code-block:has([data-pm])').first().hover();
    await page.getByRole('button', {name: 'Copy code'}).first().click();
    await expect.poll(() => clipboard(page)).toMatch(/^pnpm add /);
    await page.reload();
    await expect(page.locator('pre[data-pm]:visible').first()).toHaveText(/^pnpm add /);
    await expect(page.getByRole('button', {name: 'pnpm', exact: true}).first()).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });
});

test('a link can name the package manager, without an error while hydrating', async ({page}) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await open(page, `${withCommands}?pm=bun`);
  await expect(page.locator('pre[data-pm]:visible').first()).toHaveText(/^bun add /);
  expect(errors).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('samples and npm commands are there, buttons are not', async ({page}) => {
    await page.goto(withCommands);
    await expect(page.locator('pre[data-pm]:visible').first()).toHaveText(/^npm i /);
    await expect(page.locator('.code-copy').first()).toBeHidden();
  });
});

test('code is a tab stop only where it scrolls', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open(page, withScript);
  const states = () =>
    page.locator('.code-pre').evaluateAll((all) =>
      all.map((pre) => ({
        isWide: pre.scrollWidth > pre.clientWidth,
        isNamedStop: pre.tabIndex === 0 && pre.matches('[role=group][aria-label]'),
      })),
    );
  await expect.poll(async () => (await states()).some(({isWide}) => isWide)).toBe(true);
  for (const {isWide, isNamedStop} of await states()) expect(isNamedStop).toBe(isWide);
  const wide = block(page, 'PopIn');
  await wide.getByRole('button', {name: 'Wrap'}).click();
  await expect(wide.locator('pre')).not.toHaveAttribute('tabindex');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('toolkit names show what they are, and lead to their page', async ({page}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await open(page, withScript);
  const name = page.locator('a.api-ref[data-api="remotion#useCurrentFrame"]').first();
  expect(requests.filter((path) => /^\/(api-cards|types)\//.test(path))).toEqual([]);
  await name.focus();
  const card = page.getByRole('tooltip');
  await expect(card).toContainText('useCurrentFrame(): number');
  await expect(name).toHaveAttribute('aria-describedby', (await card.getAttribute('id')) ?? '');
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await name.click();
  await expect(page).toHaveURL(/\/docs\/use-current-frame$/);
});

test('on a touch screen the first tap shows the card, and the card leads to the page', async ({
  browser,
}) => {
  const context = await browser.newContext({hasTouch: true, isMobile: true, viewport: PHONE});
  const page = await context.newPage();
  await open(page, withScript);
  const name = page.locator('a.api-ref[data-api="remotion#useCurrentFrame"]').first();
  await name.tap();
  const card = page.getByRole('tooltip');
  await expect(card).toContainText('useCurrentFrame(): number');
  await expect(page).toHaveURL(new RegExp(`${withScript}$`));
  await card.getByRole('link', {name: 'Open page'}).tap();
  await expect(page).toHaveURL(/\/docs\/use-current-frame$/);
  await context.close();
});
