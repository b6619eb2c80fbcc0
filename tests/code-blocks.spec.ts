import {expect, type Locator, type Page, test} from '@playwright/test';
import {open, PHONE, watchErrors} from './browser';

const withScript = '/docs/spring';
const withCommands = '/docs/shapes/';

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const block = (page: Page, text: string) =>
  page.locator('.code-block').filter({hasText: text}).first();

/** So that what an earlier test has copied is not taken for what this one has. */
const emptyClipboard = (page: Page) =>
  page.evaluate(() => Clipboard.prototype.writeText.call(navigator.clipboard, ''));

/** Copies a sample; the buttons of samples without a bar show while the pointer is over them. */
async function copy(sample: Locator) {
  const page = sample.page();
  await emptyClipboard(page);
  await sample.getByRole('button', {name: 'Copy code'}).click();
  // What the button says is gone after two seconds; this stays.
  await expect(page.locator('.code-status')).toHaveText('Copied');
  return clipboard(page);
}

test.describe('a sample', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('is copied as it can be pasted, and says so', async ({page}) => {
    await open(page, withScript);
    const code = await copy(block(page, 'PopIn'));
    expect(code).toMatch(/^import .*\n\nexport const PopIn/);
    expect(code).toContain('\n  const frame = useCurrentFrame();\n');
    expect(code).toMatch(/\n};$/);
  });

  test('is copied without the clipboard API too', async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator.clipboard, 'writeText', {
        value: () => Promise.reject(new Error('refused')),
      });
    });
    await open(page, withScript);
    expect(await copy(block(page, 'PopIn'))).toContain('export const PopIn');
  });

  test('follows the package manager everywhere, and remembers it', async ({page}) => {
    await open(page, withCommands);
    await expect(block(page, 'npm i').locator('pre:visible')).toHaveText(/^npm i /);
    await page.getByRole('button', {name: 'pnpm', exact: true}).first().click();
    await expect(page.locator('pre[data-pm]:visible').first()).toHaveText(/^pnpm add /);
    expect(await copy(page.locator('.code-block:has([data-pm])').first())).toMatch(/^pnpm add /);
    await page.reload();
    await expect(page.locator('pre[data-pm]:visible').first()).toHaveText(/^pnpm add /);
    await expect(page.getByRole('button', {name: 'pnpm', exact: true}).first()).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });
});

test('a link can name the package manager, without an error while hydrating', async ({page}) => {
  const errors = watchErrors(page);
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
  const wide = block(page, 'PopIn');
  await wide.getByRole('button', {name: 'Wrap'}).click();
  const states = () =>
    page.locator('.code-pre').evaluateAll((all) =>
      all.map((pre) => ({
        isWide: pre.scrollWidth > pre.clientWidth,
        isNamedStop: pre.tabIndex === 0 && pre.matches('[role=group][aria-label]'),
      })),
    );
  await expect.poll(async () => (await states()).some(({isWide}) => isWide)).toBe(true);
  await expect
    .poll(async () => (await states()).filter(({isWide, isNamedStop}) => isNamedStop !== isWide))
    .toEqual([]);
  await wide.getByRole('button', {name: 'Wrap'}).click();
  await expect(wide.locator('pre')).not.toHaveAttribute('tabindex');
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('a phone wraps long lines in all blocks, until a reader wants them whole', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open(page, withScript);
  const button = block(page, 'PopIn').getByRole('button', {name: 'Wrap'});
  const isCut = () =>
    page
      .locator('.code-pre:visible')
      .evaluateAll((all) => all.some((pre) => pre.scrollWidth > pre.clientWidth));
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(isCut).toBe(false);
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(isCut).toBe(true);
  await page.reload();
  await expect.poll(isCut).toBe(true);
  await button.click();
  await expect.poll(isCut).toBe(false);
  await page.reload();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(isCut).toBe(false);
});

test('what goes on in a next line stands further in, and begins with a whole word', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open(page, withScript);
  const {goesOn, shallow, broken} = await page
    .locator('.code-pre:not([data-wraps]) .c-line')
    .evaluateAll((lines) => {
      const found = {goesOn: 0, shallow: [] as string[], broken: [] as string[]};
      for (const line of lines) {
        const text = line.textContent ?? '';
        /** Where a sign stands; those of a line are in several elements. */
        const placeOf = (index: number) => {
          const nodes = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
          let rest = index;
          for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
            const {length} = node as Text;
            if (rest < length) {
              const range = document.createRange();
              range.setStart(node, rest);
              range.setEnd(node, rest + 1);
              return range.getBoundingClientRect();
            }
            rest -= length;
          }
          return new DOMRect();
        };
        const words = [...text.matchAll(/\S+/g)].map(({0: word, index}) => ({
          word,
          from: placeOf(index),
          to: placeOf(index + word.length - 1),
        }));
        const [first] = words;
        const next = words.find(({from}) => first && from.y > first.from.y + 8);
        if (!first || !next) continue;
        found.goesOn += 1;
        if (next.from.x < first.from.x + 14) found.shallow.push(text);
        const split = words.filter(({word, from, to}) => word.length <= 28 && to.y > from.y + 8);
        found.broken.push(...split.map(({word}) => word));
      }
      return found;
    });
  expect(goesOn).toBeGreaterThan(5);
  expect({shallow, broken}).toEqual({shallow: [], broken: []});
});

test('where nothing can be stored, lines are left whole all the same', async ({page}) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    }),
  );
  const errors = watchErrors(page);
  await page.setViewportSize({width: 390, height: 800});
  await open(page, withScript);
  const sample = block(page, 'PopIn');
  await sample.getByRole('button', {name: 'Wrap'}).click();
  await expect(sample.locator('pre')).toHaveAttribute('tabindex', '0');
  expect(errors).toEqual([]);
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

test('a name that is reached by the keyboard keeps its card while it scrolls into view', async ({
  page,
}) => {
  await open(page, withScript);
  const names = page.locator('a.api-ref');
  // The cards of its package are there then: the next one shows before the page begins to scroll.
  await names.first().focus();
  await expect(page.getByRole('tooltip')).toBeVisible();
  const last = page.locator('a.api-ref[data-api="remotion#useCurrentFrame"]').last();
  await expect(last).not.toBeInViewport();
  await last.focus();
  await expect(last).toBeInViewport({ratio: 1});
  await expect(last).toHaveAttribute('aria-describedby', 'api-card');
  await expect(page.getByRole('tooltip')).toBeInViewport({ratio: 1});
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

test('a long sample begins folded; its button opens it, and so does a name below the fold that gets the focus', async ({
  page,
}) => {
  const long = page.locator('.code-block', {has: page.locator('.code-more')}).first();
  const code = long.locator('.code-pre');
  const hidden = () => code.evaluate((pre) => pre.scrollHeight - pre.clientHeight);
  await open(page, '/docs/delay-render');
  expect(await hidden()).toBeGreaterThan(200);
  await long.getByRole('button', {name: /^Show all \d+ lines$/}).click();
  expect(await hidden()).toBe(0);
  await expect(long.locator('.code-more')).toBeHidden();
  await open(page, '/docs/delay-render');
  expect(await hidden()).toBeGreaterThan(200);
  await code.locator('a.api-ref').last().focus();
  expect(await hidden()).toBe(0);
});
