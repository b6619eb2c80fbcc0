import {readdirSync, readFileSync} from 'node:fs';
import {expect as baseExpect, type Page, test} from '@playwright/test';
import {broken, namesOf} from '../axe';
import {allowClipboard, framesDrawn, open, PHONE} from '../browser';

/** On two cores beside other work, loading and indexing everything has taken 20 seconds. */
const expect = baseExpect.configure({timeout: 45_000});
test.describe.configure({timeout: 180_000});

const GUIDE = '/docs/spring';

const opener = (page: Page) => page.getByRole('button', {name: 'Ask the docs'});
const panel = (page: Page) => page.getByRole('dialog', {name: 'Ask the docs'});

/**
 * Lets the page wait for the pages it quotes as long as they take: by itself it shows plain words
 * after some seconds, and a slow machine needs them.
 */
const waitForPassages = (page: Page) =>
  page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });

test.describe('1 Chat widget: the button where none is configured', () => {
  test('has the place, color and radius of the specification, and says what it does: nothing is generated', async ({
    page,
  }) => {
    await open(page, GUIDE);
    const button = opener(page);
    await expect(button).toHaveText('Ask the docs');
    const look = await button.evaluate((element) => {
      const {backgroundColor, borderRadius, position} = getComputedStyle(element);
      const {right, bottom} = element.getBoundingClientRect();
      return {
        backgroundColor,
        borderRadius,
        position,
        isAtCorner: innerWidth - right < 32 && innerHeight - bottom < 32,
      };
    });
    expect(look).toEqual({
      backgroundColor: 'rgb(40, 42, 54)',
      borderRadius: '20px',
      position: 'fixed',
      isAtCorner: true,
    });
  });

  test('stands beside the page where there is a margin, and says its name when pointed at', async ({
    page,
  }) => {
    await page.setViewportSize({width: 1440, height: 900});
    await open(page, '/templates/');
    const right = await page
      .locator('main')
      .evaluate((main) =>
        Math.max(
          ...[...main.querySelectorAll('li, p')].map((e) => e.getBoundingClientRect().right),
        ),
      );
    const box = await opener(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(right);
    await opener(page).hover();
    await expect.poll(async () => (await opener(page).boundingBox())?.width).toBeGreaterThan(90);
  });

  test('loads nothing before it is asked for, nor does the search', async ({page}) => {
    const urls: string[] = [];
    page.on('request', (request) => urls.push(new URL(request.url()).pathname));
    // Other code comes by itself, a demo's for one: the panel's has the words that stand in it. So have pages with it.
    const codeOfPanel = readdirSync('build/assets/js')
      .filter((name) => name.endsWith('.js'))
      .map((name) => `/assets/js/${name}`)
      .filter((path) => readFileSync(`build${path}`, 'utf8').includes('Nothing is generated.'));
    expect(codeOfPanel.length).toBeGreaterThan(0);
    const loaded = () => urls.filter((url) => codeOfPanel.includes(url));
    const searched = () => urls.filter((url) => url.startsWith('/search'));
    await open(page, GUIDE);
    await page.waitForLoadState('networkidle');
    expect(loaded()).toEqual([]);
    await opener(page).hover();
    await expect.poll(loaded).toHaveLength(1);
    expect(searched()).toEqual([]);
    await opener(page).click();
    await expect(panel(page)).toBeVisible();
    await expect.poll(searched).not.toEqual([]);
  });

  test('is not on the page of the panel, nor on the one for frames, nor in print', async ({
    page,
  }) => {
    for (const path of ['/ai', '/ai-embed']) {
      await open(page, path);
      await expect(opener(page)).toHaveCount(0);
      await expect(page.getByText('Nothing is generated.')).toBeVisible();
    }
    await open(page, GUIDE);
    await page.emulateMedia({media: 'print'});
    await expect(opener(page)).toBeHidden();
  });

  for (const width of [320, 390, 768, 1024]) {
    test(`at ${width} pixels it stands in the bar, beside nothing else, and leaves with it`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 844});
      await open(page, GUIDE);
      const places = await page.evaluate(() => {
        const boxOf = (element: Element) => element.getBoundingClientRect();
        const bar = document.querySelector('.navbar');
        const button = [...document.querySelectorAll('button')].find(
          ({textContent}) => textContent === 'Ask the docs',
        );
        if (!bar || !button) throw new Error('no bar, or no button');
        const ask = boxOf(button);
        const others = [...bar.querySelectorAll('a, button')]
          .map(boxOf)
          .filter(({width: wide}) => wide > 0);
        return {
          isInBar: ask.top >= boxOf(bar).top && ask.bottom <= boxOf(bar).bottom,
          isInPage: ask.left >= 0 && ask.right <= innerWidth,
          isBigEnough: ask.width >= 44 && ask.height >= 44,
          under: others.filter(({left, right}) => left < ask.right && right > ask.left).length,
        };
      });
      expect(places).toEqual({isInBar: true, isInPage: true, isBigEnough: true, under: 0});
      // Over the text: beside it the list of pages would scroll.
      await page.mouse.move(0.6 * width, 400);
      for (let step = 0; step < 8; step += 1) await page.mouse.wheel(0, 120);
      // The page is told of a wheel some time after it was turned, of two turns perhaps at once.
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThanOrEqual(8 * 120);
      await framesDrawn(page, 2);
      await expect(opener(page)).not.toBeInViewport();
      await page.mouse.wheel(0, -120);
      await expect(opener(page)).toBeInViewport();
    });
  }
});

test.describe('Ask the docs', () => {
  test('beside the page: it stays readable and can be clicked, Escape closes, the focus returns', async ({
    page,
  }) => {
    for (const width of [1100, 1440, 1920]) {
      await page.setViewportSize({width, height: 900});
      await open(page, GUIDE);
      await opener(page).focus();
      await page.keyboard.press('Enter');
      await expect(panel(page).getByRole('textbox', {name: 'Your question'})).toBeFocused();
      await expect(panel(page)).not.toHaveAttribute('aria-modal');
      const isFree = await panel(page).evaluate((element) => {
        const left = element.getBoundingClientRect().left;
        return [...document.querySelectorAll('main h1, main p')].every(
          (text) => text.getBoundingClientRect().right <= left,
        );
      });
      expect(isFree, `${width}`).toBe(true);
      await page.locator('main h1').click();
      await expect(panel(page)).toBeVisible();
      await page.mouse.wheel(0, 400);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
      await page.keyboard.press('Escape');
      await expect(panel(page)).toHaveCount(0);
      await expect(opener(page)).toBeFocused();
    }
  });

  test('above the page of narrow screens: Escape closes, the focus returns; Tab stays inside', async ({
    page,
  }) => {
    await page.setViewportSize({width: 1024, height: 768});
    await open(page, GUIDE);
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(panel(page).getByRole('textbox', {name: 'Your question'})).toBeFocused();
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(
        () =>
          document.activeElement !== document.body &&
          !document.activeElement?.closest('dialog[open]'),
      );
      expect(outside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
  });

  test('quotes passages that stand in the docs, word for word, with links', async ({page}) => {
    await waitForPassages(page);
    await open(page, GUIDE);
    await opener(page).click();
    await expect(panel(page).getByText('Nothing is generated.')).toBeVisible();
    await panel(page).getByRole('textbox').fill('How do I change the stiffness of a spring?');
    await page.keyboard.press('Enter');
    await expect(panel(page).getByRole('status').first()).toContainText(
      /passages?, quoted word for word/,
    );
    const quotes = panel(page).locator('blockquote');
    await expect(quotes.first()).toBeVisible();
    const links = panel(page).locator('ol > li > a:first-child');
    const count = await quotes.count();
    await expect(links).toHaveCount(count);
    for (let index = 0; index < count; index += 1) {
      const href = await links.nth(index).getAttribute('href');
      const words = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
      const quote = words(((await quotes.nth(index).textContent()) ?? '').slice(0, 60));
      const response = await page.request.get(`${href?.replace(/#.*$/, '').replace(/\/$/, '')}.md`);
      expect(
        words((await response.text()).replace(/\]\([^)]*\)/g, '')).includes(
          quote.split(' ').slice(0, 5).join(' '),
        ),
        quote,
      ).toBe(true);
    }
    // Beside the page that is opened, the others stay.
    const title = (await links.nth(1).getAttribute('href')) ?? '';
    await links.nth(1).click();
    await expect(page).toHaveURL((url) => `${url.pathname}${url.hash}` === title);
    await expect(page.locator('h1')).toBeVisible();
    await expect(quotes).toHaveCount(count);
  });

  test('samples are quoted as code; where a page cannot be read, its words answer', async ({
    page,
  }) => {
    const ask = async () => {
      await open(page, GUIDE);
      await opener(page).click();
      await panel(page).getByRole('textbox').fill('How do I use GSAP?');
      await page.keyboard.press('Enter');
      await expect(panel(page).locator('blockquote').first()).toBeVisible();
    };
    await waitForPassages(page);
    await ask();
    const code = panel(page).locator('blockquote pre').filter({hasText: 'useCurrentFrame'});
    await expect(code.first()).toBeVisible();
    await page.route('**/docs/*.md', (route) => route.abort());
    await ask();
    await expect(panel(page).locator('blockquote pre')).toHaveCount(0);
    await expect(panel(page).locator('blockquote').first()).toContainText('GSAP');
  });

  test('a short question goes on from the one before it', async ({page}) => {
    await open(page, GUIDE);
    await opener(page).click();
    const input = panel(page).getByRole('textbox');
    await input.fill('How do I render a GIF?');
    await page.keyboard.press('Enter');
    await expect(panel(page).locator('blockquote').first()).toBeVisible();
    await input.fill('and on Lambda?');
    await page.keyboard.press('Enter');
    await expect(panel(page).getByText('asked after “How do I render a GIF?”')).toBeVisible();
    await expect(panel(page).locator('ol > li > a:first-child').first()).toHaveAttribute(
      'href',
      /lambda/,
    );
  });

  test('says so when nothing fits, and when the docs cannot be searched', async ({page}) => {
    await open(page, GUIDE);
    await opener(page).click();
    const input = panel(page).getByRole('textbox');
    await input.fill('qqqxzwv zzyyxxww');
    await page.keyboard.press('Enter');
    await expect(panel(page).getByText(/The docs have nothing on/)).toBeVisible();
    await input.fill('What is the capital of France?');
    await page.keyboard.press('Enter');
    await expect(panel(page).getByText(/nothing on “What is the capital/)).toBeVisible();
    await expect(panel(page).locator('blockquote')).toHaveCount(0);
    await expect(panel(page).getByRole('link', {name: 'Search the docs'})).toHaveAttribute(
      'href',
      /^\/search\?q=What/,
    );

    await open(page, GUIDE);
    await page.route('**/search/*.json', (route) => route.abort());
    await opener(page).click();
    await input.fill('spring');
    await page.keyboard.press('Enter');
    await expect(panel(page).getByText(/could not be searched/)).toBeVisible();
    await page.unroute('**/search/*.json');
    await page.keyboard.press('Enter');
    await expect(panel(page).locator('blockquote').first()).toBeVisible();
  });

  test('what was found is listed first, and leads there; a long sample is whole on demand', async ({
    page,
  }) => {
    await waitForPassages(page);
    await open(page, '/ai?q=How+are+captions+timed%3F');
    const region = page.getByRole('region', {name: 'Ask the docs'});
    const entries = region.getByRole('list', {name: 'Passages'}).getByRole('button');
    await expect(entries).toHaveCount(await region.locator('ol > li > a:first-child').count());
    await entries.nth(1).click();
    await expect(region.locator('ol > li > a:first-child').nth(1)).toBeFocused();
    const more = region.getByRole('button', {name: /^Show all \d+ lines$/}).first();
    const sample = region.locator('pre[data-cut]').first();
    await expect(sample).toBeVisible();
    const samples = await region.locator('pre[data-cut]').count();
    await more.click();
    await expect(region.locator('pre[data-cut]')).toHaveCount(samples - 1);
  });

  test('copies question and passages as a prompt', async ({page}) => {
    const clipboard = await allowClipboard(page);
    await open(page, GUIDE);
    await opener(page).click();
    await panel(page).getByRole('button', {name: 'How are captions timed?'}).click();
    await panel(page).getByRole('button', {name: 'Copy as prompt'}).click();
    await expect(panel(page).getByText(/^Copied\./)).toBeVisible();
    const prompt = await clipboard();
    expect(prompt).toContain('Question: How are captions timed?');
    expect(prompt).toMatch(/\[1\] .+ \(http:\/\/localhost:\d+\/docs\/[^)]+\)\n\S/);
  });

  test('on phones it is a sheet at the bottom', async ({page}) => {
    await page.setViewportSize(PHONE);
    await open(page, GUIDE);
    await opener(page).click();
    const edges = () =>
      panel(page).evaluate((sheet) => {
        const {left, right, bottom} = sheet.getBoundingClientRect();
        return [left, right, bottom].map(Math.round);
      });
    await expect.poll(edges).toEqual([0, 390, 844]);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`is free of accessibility problems, ${colorScheme}`, async ({page}) => {
      await page.emulateMedia({colorScheme});
      await open(page, GUIDE);
      await opener(page).click();
      await panel(page).getByRole('button', {name: 'How are captions timed?'}).click();
      await expect(panel(page).locator('blockquote').first()).toBeVisible();
      expect(namesOf(await broken(page, {within: '[data-side-panel]'}))).toEqual([]);
    });
  }
});
