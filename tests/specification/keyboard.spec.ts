import {expect, type Locator, type Page, test} from '@playwright/test';
import {framesDrawn, open} from '../browser';

// Walks with nothing but keys. What single parts promise is tested with them: ask, search,
// page-actions, code blocks, skip link (shell).

interface Stop {
  /** What has the focus, as a person would name it. */
  name: string;
  /** Nothing on the page has it: it is lost, or with the browser itself. */
  isAway: boolean;
  /** A part of it lies in the window, and nothing covers that. */
  isSeen: boolean;
  /** An outline or a shadow shows it, on itself or, for hidden inputs, on its label. */
  isMarked: boolean;
}

const focused = (page: Page) =>
  page.evaluate((): Stop => {
    const element = document.activeElement ?? document.body;
    const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const name = `${element.tagName.toLowerCase()} “${text.trim().slice(0, 40)}”`;
    const isAway = element === document.body || !element.matches(':focus');
    const box = element.closest('label') ?? element;
    const isSeen = [...box.getClientRects()].some((rect) => {
      const left = Math.max(rect.left, 0);
      const right = Math.min(rect.right, innerWidth);
      const top = Math.max(rect.top, 0);
      const bottom = Math.min(rect.bottom, innerHeight);
      if (right - left < 1 || bottom - top < 1) return false;
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return hit !== null && (box.contains(hit) || hit.contains(box));
    });
    const isMarked = [element, box, element.parentElement].some((part) => {
      if (!part) return false;
      const {outlineStyle, outlineWidth, boxShadow} = getComputedStyle(part);
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    });
    return {name, isAway, isSeen, isMarked};
  });

/** Opens a page and goes to its content, past the bar. */
async function openContent(page: Page, path: string) {
  await open(page, path);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
  await page.keyboard.press('Enter');
}

/**
 * Arrives at an element with Tab, from the stop before it. That the stops before that one lead there is what
 * the walks below show.
 */
async function tabTo(page: Page, wanted: Locator) {
  await wanted.focus();
  await page.keyboard.press('Shift+Tab');
  await expect(wanted).not.toBeFocused();
  await page.keyboard.press('Tab');
  await expect(wanted).toBeFocused();
}

const expectFocusKept = (page: Page) =>
  expect.poll(async () => (await focused(page)).isAway).toBe(false);

test.use({contextOptions: {reducedMotion: 'reduce'}});

/** Loading and indexing everything the search needs takes its time on a busy machine. */
const SEARCH = {timeout: 45_000};

// A walk through a page has some hundred stops, and each is looked at: a minute on a busy machine.
test.describe.configure({timeout: 300_000});

for (const path of ['/docs/spring', '/', '/blog', '/search?q=spring']) {
  test(`each stop of ${path} is seen and marked, to the end and back`, async ({page}) => {
    // Just wide enough for all parts of the page, with Ask in its corner: each stop is painted.
    await page.setViewportSize({width: 1420, height: 600});
    await open(page, path);
    // Until its results are there, the page below them moves.
    if (path.startsWith('/search')) await expect(page.getByText(/: \d+ pages/)).toBeVisible(SEARCH);
    const hidden: string[] = [];
    for (const key of ['Tab', 'Shift+Tab']) {
      let stops = 0;
      const walked: string[] = [];
      for (; stops < 500; stops += 1) {
        await page.keyboard.press(key);
        const {name, isAway, isSeen, isMarked} = await focused(page);
        if (!isAway) walked.push(name);
        // Behind the last stop comes the browser itself, or the first stop again.
        if (isAway || name.includes('Skip to main content')) {
          if (stops > 1) break;
          continue;
        }
        if (isSeen && isMarked) continue;
        // A demo that comes into view may move what is above it, and the page follows.
        const isSettled = await expect
          .poll(async () => {
            const now = await focused(page);
            return now.isSeen && now.isMarked;
          })
          .toBe(true)
          .then(
            () => true,
            () => false,
          );
        if (!isSettled) hidden.push(`${key} ${stops}: ${name}`);
      }
      expect(stops).toBeGreaterThan(20);
      // Not merely lost on the way.
      expect(walked.slice(-2).join()).toContain(
        key === 'Tab' ? 'Ask the docs' : 'Skip to main content',
      );
    }
    expect(hidden).toEqual([]);
  });
}

test('menus of the bar: Enter opens, arrows walk, Escape closes and gives the focus back', async ({
  page,
}) => {
  await open(page, '/docs/spring');
  const bar = page.getByRole('navigation', {name: 'Main'});
  for (const name of ['Products', 'Resources', 'Commercial']) {
    const button = bar.getByRole('button', {name});
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    const links = button.locator('xpath=..').getByRole('link');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  }
  const last = bar.getByRole('button', {name: 'Commercial'});
  await page.keyboard.press('Enter');
  await expect(last).toHaveAttribute('aria-expanded', 'true');
  for (let stop = 0; stop < 12; stop += 1) await page.keyboard.press('Tab');
  await expect(last).toHaveAttribute('aria-expanded', 'false');
});

test('the announcement goes, and the focus goes on', async ({page}) => {
  await open(page, '/');
  const close = page.getByRole('region', {name: 'Announcement'}).getByRole('button');
  await tabTo(page, close);
  await page.keyboard.press('Enter');
  await expect(close).toHaveCount(0);
  await expectFocusKept(page);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 800}});

  test('the drawer is a dialog: the rest is inert, Escape leads back', async ({page}) => {
    await open(page, '/docs/spring');
    const opener = page.getByRole('button', {name: 'Toggle navigation bar'});
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', {name: 'Navigation'});
    await expect(drawer).toBeVisible();
    const isInside = () =>
      page.evaluate(
        () =>
          // The browser itself is a stop, too, while a dialog is open.
          document.activeElement === document.body ||
          document.activeElement?.closest('dialog[open]') !== null,
      );
    for (let stop = 0; stop < 40; stop += 1) {
      await page.keyboard.press('Tab');
      expect(await isInside()).toBe(true);
    }
    const back = drawer.getByRole('button', {name: 'Back to main menu'});
    await tabTo(page, back);
    await page.keyboard.press('Enter');
    await expect(back).toHaveCount(0);
    await expectFocusKept(page);
    const products = drawer.getByRole('button', {name: 'Products'});
    await tabTo(page, products);
    await page.keyboard.press('Enter');
    await expect(products).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
});

test('search: from the button to a page and its heading', async ({page}) => {
  await open(page, '/docs/interpolate');
  await tabTo(page, page.getByRole('button', {name: 'Search docs'}));
  await page.keyboard.press('Enter');
  const input = page.getByRole('combobox', {name: 'Search docs'});
  await expect(input).toBeFocused();
  await page.keyboard.type('measureSpring');
  const first = page.getByRole('dialog').getByRole('option').first();
  await expect(first).toContainText('measureSpring', SEARCH);
  await expect(input).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toContainText('measureSpring()');
  await expectFocusKept(page);
});

test('a demo: play, frame, values, code, reset', async ({page}) => {
  await openContent(page, '/docs/spring');
  const demo = page.locator('[data-demo]').first();
  const play = demo.getByRole('button', {name: /^(Play|Pause)$/});
  await tabTo(page, play);
  await expect(demo.locator('[data-player="ready"]')).toBeAttached();
  await expect(play).toHaveAccessibleName('Play');
  await page.keyboard.press('Space');
  await expect(play).toHaveAccessibleName('Pause');
  await page.keyboard.press('Space');
  await expect(play).toHaveAccessibleName('Play');
  const frame = demo.getByRole('slider', {name: 'Frame', exact: true});
  await tabTo(page, frame);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(frame).toHaveValue('1');
  const value = demo.getByRole('group', {name: 'Props of this demo'}).getByRole('slider').first();
  await tabTo(page, value);
  const before = await value.inputValue();
  await page.keyboard.press('ArrowRight');
  await expect(value).not.toHaveValue(before);
  await tabTo(page, demo.locator('summary').first());
  await page.keyboard.press('Enter');
  await expect(demo.locator('details')).toHaveAttribute('open', '');
  const reset = demo.getByRole('button', {name: 'Reset'});
  await tabTo(page, reset);
  await page.keyboard.press('Enter');
  await expect(value).toHaveValue(before);
  await expect(reset).toBeHidden();
  await expectFocusKept(page);
});

test('tabs are one stop, arrows choose', async ({page}) => {
  await openContent(page, '/docs/lambda/region-selection');
  const list = page.getByRole('tablist').first();
  const tabs = list.getByRole('tab');
  await tabTo(page, tabs.first());
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(tabs.last()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(list.locator(':focus')).toHaveCount(0);
});

test('a link of the table of contents takes the focus along', async ({page}) => {
  await openContent(page, '/docs/spring');
  const contents = page.getByRole('complementary', {name: 'On this page'});
  const link = contents.getByRole('link').last();
  await tabTo(page, link);
  const hash = (await link.getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${hash}$`));
  // The browser goes on from the heading once it has drawn the page there.
  await framesDrawn(page, 2);
  // The next stop is behind the heading, not behind the list that was left.
  await page.keyboard.press('Tab');
  const isBehind = () =>
    page.evaluate((id) => {
      const heading = document.getElementById(id);
      const after = Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY;
      const place = heading?.compareDocumentPosition(document.activeElement ?? document.body) ?? 0;
      return (place & after) !== 0 && document.activeElement?.closest('aside') === null;
    }, hash.slice(1));
  await expect.poll(isBehind).toBe(true);
});

test('a chooser: arrows answer, “Start again” keeps the focus', async ({page}) => {
  await openContent(page, '/docs/encoding');
  const chooser = page.locator('[data-chooser]');
  const answers = chooser.getByRole('group').first().getByRole('radio');
  await tabTo(page, answers.first());
  await page.keyboard.press('ArrowDown');
  await expect(answers.nth(1)).toBeFocused();
  await expect(answers.nth(1)).toBeChecked();
  const again = chooser.getByRole('button', {name: 'Start again'});
  await tabTo(page, again);
  await page.keyboard.press('Enter');
  await expect(answers.nth(1)).not.toBeChecked();
  await expectFocusKept(page);
});

test('the color mode is one stop, arrows choose', async ({page}) => {
  await open(page, '/docs/spring');
  const modes = page.getByRole('group', {name: 'Color mode'}).getByRole('radio');
  await tabTo(page, modes.first());
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(modes.nth(2)).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('where Ask the docs stands in the bar above, keys reach it there', async ({page}) => {
  await page.setViewportSize({width: 768, height: 1024});
  await open(page, '/docs/spring');
  await page.locator('.navbar').getByRole('button').last().focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', {name: 'Ask the docs'})).toBeFocused();
  await page.setViewportSize({width: 1440, height: 900});
  await page.getByRole('button', {name: 'Ask the docs'}).focus();
  // In the corner it is the last stop of the page.
  expect(
    await page.evaluate(
      () =>
        document
          .querySelector('footer')
          ?.compareDocumentPosition(document.activeElement as Node) ===
        Node.DOCUMENT_POSITION_FOLLOWING,
    ),
  ).toBe(true);
});
