import {expect as baseExpect, type Page, test} from '@playwright/test';
import {
  blockStorage,
  framesDrawn,
  hold,
  open,
  PHONE,
  SCRIPT_FILES,
  stopTimers,
  watchShifts,
} from '../browser';

/** On two cores beside other work, loading and indexing everything has taken 20 seconds. */
const expect = baseExpect.configure({timeout: 45_000});
test.describe.configure({timeout: 180_000});

async function openSearch(page: Page) {
  await open(page, '/docs/spring');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', {name: 'Search docs'});
  await expect(dialog).toBeVisible();
  return {dialog, input: dialog.getByRole('combobox')};
}

test.describe('2 Search', () => {
  test('opened by click, shortcut and slash; closed by Escape, focus back on the opener', async ({
    page,
  }) => {
    await open(page, '/docs/spring');
    const dialog = page.getByRole('dialog', {name: 'Search docs'});
    const opener = page.locator('.DocSearch-Button');
    for (const act of [
      () => opener.click(),
      () => page.keyboard.press('Control+k'),
      () => page.keyboard.press('/'),
    ]) {
      await act();
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(opener).toBeFocused();
    }
  });

  test('a key on the focused button opens it with that letter, browser shortcuts do not', async ({
    page,
  }) => {
    await open(page, '/docs/spring');
    await page.locator('.DocSearch-Button').focus();
    await page.keyboard.press('Control+f');
    await page.keyboard.press('Control+c');
    await page.keyboard.press('F6');
    await expect(page.getByRole('dialog', {name: 'Search docs'})).toHaveCount(0);
    await page.locator('.DocSearch-Button').focus();
    await page.keyboard.press('s');
    await expect(page.getByRole('combobox')).toHaveValue('s');
  });

  test('the modal has its title and placeholder and takes 64 characters', async ({page}) => {
    const {input} = await openSearch(page);
    await expect(input).toHaveAttribute('placeholder', 'Search docs');
    await input.pressSequentially('x'.repeat(70));
    await expect(input).toHaveValue('x'.repeat(64));
  });

  test('the right page first, opened with Enter, then listed as recent', async ({page}) => {
    const {dialog, input} = await openSearch(page);
    await input.fill('interpolate');
    await expect(dialog.locator('.DocSearch-Hit').first()).toHaveAttribute(
      'href',
      '/docs/interpolate',
    );
    await page.keyboard.press('Enter');
    await expect(page.locator('h1')).toHaveText('interpolate()');
    await page.keyboard.press('Control+k');
    await expect(dialog.getByText('Recent', {exact: true})).toBeVisible();
    const visit = dialog.getByRole('option', {name: /^interpolate\(\)/});
    await dialog.getByRole('button', {name: /as favorite/}).click();
    await expect(dialog.getByText('Favorite', {exact: true})).toBeVisible();
    await expect(input, 'the keys stay in the box').toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(visit).toHaveAttribute('aria-selected', 'true');
    await dialog.getByRole('button', {name: /^Remove/}).click();
    await expect(dialog.getByText('No recent searches')).toBeVisible();
    await expect(input).toBeFocused();
  });

  test('code-shaped queries find their page', async ({page}) => {
    const {dialog, input} = await openSearch(page);
    // Each answer differs from the one before, which is shown until the next is there.
    for (const [query, path] of [
      ['<Sequence>', '/docs/sequence'],
      ['useCurrentFrame()', '/docs/use-current-frame'],
      ['sequense', '/docs/sequence'],
      ['ucf', '/docs/use-current-frame'],
    ] as const) {
      await input.fill(query);
      await expect(dialog.locator('.DocSearch-Hit').first(), query).toHaveAttribute('href', path);
    }
  });

  test('“See all {count} results” leads to the search page', async ({page}) => {
    const {dialog, input} = await openSearch(page);
    await input.fill('blur');
    const all = dialog.getByRole('link', {name: /^See all \d+ results$/});
    await expect(all).toBeVisible();
    const count = Number(/\d+/.exec((await all.textContent()) ?? '')?.[0]);
    await all.click();
    await expect(page).toHaveURL(/\/search\?q=blur/);
    await expect(page.getByText(`: ${count} pages`)).toBeVisible();
    const next = page.getByRole('link', {name: 'More results'});
    let entries = await page.locator('main ol > li').count();
    while (await next.isVisible()) {
      const first = await page.locator('main ol > li > a').first().getAttribute('href');
      await next.click();
      await expect(page.locator('main ol > li > a').first()).not.toHaveAttribute(
        'href',
        first ?? '',
      );
      entries += await page.locator('main ol > li').count();
    }
    expect(entries).toBe(count);
  });

  test('a line for each page, its other places on demand, by keys too', async ({page}) => {
    const {dialog, input} = await openSearch(page);
    await input.fill('spring');
    await expect(dialog).toHaveAttribute('data-complete', 'true');
    const pages = dialog.locator('.DocSearch-Hit[data-kind="hit"]');
    await expect(pages.first()).toHaveAttribute('href', '/docs/spring');
    const paths = await pages.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')?.replace(/#.*/, '')),
    );
    expect(new Set(paths).size).toBe(paths.length);
    const places = dialog.locator('.DocSearch-Hit[data-kind="place"]');
    await expect(places).toHaveCount(0);
    await page.keyboard.press('ArrowRight');
    await expect(places.first()).toHaveAttribute('href', /^\/docs\/spring#/);
    await page.keyboard.press('ArrowDown');
    await expect(places.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowLeft');
    await expect(places).toHaveCount(0);
    await expect(pages.first()).toHaveAttribute('aria-selected', 'true');
  });

  test('a better answer leaves the list as it is once a key has moved into it', async ({page}) => {
    const {letThem} = await hold(page, '**/search/texts-*.json');
    const {dialog, input} = await openSearch(page);
    // The texts know more pages for this one than names and headings do.
    await input.fill('settle');
    await expect(dialog).toHaveAttribute('data-stage', 'details');
    await expect(dialog).toHaveAttribute('data-complete', 'false');
    const lines = dialog.locator('.DocSearch-Hit');
    await expect(lines.nth(1)).toBeVisible();
    const paths = () =>
      lines.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const before = await paths();
    await page.keyboard.press('ArrowDown');
    await expect(lines.nth(1)).toHaveAttribute('aria-selected', 'true');
    letThem();
    await expect(dialog).toHaveAttribute('data-stage', 'texts');
    // Had it been asked for again, the answer would be here by now.
    await framesDrawn(page, 60);
    expect(await paths()).toEqual(before);
    await expect(lines.nth(1)).toHaveAttribute('aria-selected', 'true');
    await input.pressSequentially('s');
    await expect(dialog).toHaveAttribute('data-complete', 'true');
  });

  test('while its code is on its way, a box takes what is typed', async ({page}) => {
    await open(page, '/docs/spring');
    const {letThem} = await hold(page, SCRIPT_FILES);
    await page.keyboard.press('/');
    const early = page.getByRole('dialog', {name: 'Loading search'});
    await expect(early.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('interp');
    letThem();
    const dialog = page.getByRole('dialog', {name: 'Search docs'});
    await expect(dialog.getByRole('combobox')).toHaveValue('interp');
    await expect(dialog.getByRole('combobox')).toBeFocused();
    await expect(early).toHaveCount(0);
    await page.keyboard.type('olate');
    await expect(dialog.locator('.DocSearch-Hit').first()).toHaveAttribute(
      'href',
      '/docs/interpolate',
    );
  });

  test('closed before its code is there, it stays closed', async ({page}) => {
    await open(page, '/docs/spring');
    const {letThem} = await hold(page, SCRIPT_FILES);
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog', {name: 'Loading search'})).toBeVisible();
    const loaded = page.waitForResponse((response) => response.url().endsWith('.js'));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('.DocSearch-Button')).toBeFocused();
    letThem();
    await loaded;
    // Opened again it is there, and alone: nothing was opened by the first key.
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog', {name: 'Search docs'})).toBeVisible();
    await expect(page.getByRole('combobox')).toHaveValue('');
  });

  test('the search box opens in the moment in which its stand-in goes, so that an Escape never closes only that', async ({
    page,
  }) => {
    await open(page, '/docs/spring');
    const {letThem} = await hold(page, SCRIPT_FILES);
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog', {name: 'Loading search'})).toBeVisible();
    await page.evaluate(() => {
      document.body.dataset.closed = '0';
      new MutationObserver(() => {
        const count = document.querySelectorAll('dialog').length;
        if (count !== 1 || document.querySelector('dialog:not([open])')) {
          document.body.dataset.closed = '1';
        }
      }).observe(document.body, {childList: true, subtree: true});
    });
    letThem();
    await expect(page.getByRole('combobox')).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(page.locator('body')).toHaveAttribute('data-closed', '0');
  });

  test('what looks like a message is explained by keys', async ({page}) => {
    const {dialog, input} = await openSearch(page);
    await input.fill('how do I render');
    await expect(dialog).toHaveAttribute('data-answered', 'how do I render');
    const explain = dialog.getByRole('option', {name: /^Explain this error/});
    await expect(explain).toHaveCount(0);
    await input.fill('bufferUtil.mask is not a function');
    await expect(dialog).toHaveAttribute('data-stage', 'texts');
    await expect(explain).toBeVisible();
    await expect
      .poll(async () => {
        await page.keyboard.press('ArrowDown');
        return explain.getAttribute('aria-selected');
      })
      .toBe('true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/errors\/?\?e=bufferUtil/);
    await expect(page.getByRole('textbox').first()).toHaveValue(
      'bufferUtil.mask is not a function',
    );
  });

  test('names words that no page has', async ({page}) => {
    const {dialog, input} = await openSearch(page);
    await input.fill('spring qqqxzwv');
    await expect(dialog.getByText('No page mentions “qqqxzwv”.')).toBeVisible();
    await expect(dialog.locator('.DocSearch-Hit').first()).toHaveAttribute('href', '/docs/spring');
  });

  test('keeps to a kind of pages, by keys and on the search page', async ({page}) => {
    const {dialog, input} = await openSearch(page);
    await input.fill('render');
    await expect(dialog).toHaveAttribute('data-stage', 'texts');
    await dialog.getByRole('radio', {name: 'All'}).focus();
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('radio', {name: 'CLI'})).toBeChecked();
    const kinds = dialog.locator('.DocSearch-Hit [data-section]');
    await expect(kinds.first()).toHaveText('CLI');
    await expect(kinds.filter({hasNotText: 'CLI'})).toHaveCount(0);
    await dialog.getByRole('link', {name: /^See all/}).click();
    await expect(page).toHaveURL(/in=CLI/);
    await expect(page.getByRole('checkbox', {name: 'CLI'})).toBeChecked();
  });

  test('a worker that never answers is replaced once, then it is an error', async ({page}) => {
    await page.addInitScript(() => {
      const Real = window.Worker;
      let silent = 2;
      Object.assign(window, {workers: 0});
      window.Worker = class extends Real {
        constructor(url: string | URL, options?: WorkerOptions) {
          super(url, options);
          (window as unknown as {workers: number}).workers += 1;
          silent -= 1;
          if (silent >= 0) this.postMessage = () => undefined;
        }
      };
    });
    const giveUp = await stopTimers(page, 5000);
    const {dialog, input} = await openSearch(page);
    await input.fill('spring');
    await giveUp();
    await giveUp();
    await expect(dialog.getByText('Unable to fetch results')).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as {workers: number}).workers)).toBe(2);
    await dialog.getByRole('button', {name: 'Retry'}).click();
    await expect(dialog.locator('.DocSearch-Hit').first()).toHaveAttribute('href', '/docs/spring');
  });

  test('8 No results: the texts of the catalogue', async ({page}) => {
    const {dialog, input} = await openSearch(page);
    await input.fill('qqqxzwv zzyyxxww');
    await expect(dialog.getByText(/No results for/).first()).toBeVisible();
    await expect(dialog.getByText('Try searching for')).toBeVisible();
    await expect(dialog.getByText('Believe this query should return results?')).toBeVisible();
    await expect(dialog.getByRole('link', {name: 'Let us know.'})).toBeVisible();
    await expect(dialog.getByRole('link', {name: /^Error decoder/})).toBeVisible();
    await dialog.getByRole('link', {name: /^Ask the docs/}).click();
    await expect(page.getByRole('textbox', {name: 'Your question'})).toHaveValue(
      'qqqxzwv zzyyxxww',
    );
    await expect(page.getByText(/The docs have nothing on/)).toBeVisible();
  });

  test('8 Search failure: the texts of the catalogue, and retry works', async ({page}) => {
    await page.route('**/search/*.json', (route) => route.abort());
    const {dialog, input} = await openSearch(page);
    await input.fill('spring');
    await expect(dialog.getByText('Unable to fetch results')).toBeVisible();
    await expect(
      dialog.getByText('You might want to check your network connection.'),
    ).toBeVisible();
    await page.unroute('**/search/*.json');
    await dialog.getByRole('button', {name: 'Retry'}).click();
    await expect(dialog.locator('.DocSearch-Hit').first()).toHaveAttribute('href', '/docs/spring');
  });

  test('a damaged index counts as unreachable, and retry works', async ({page}) => {
    await page.route('**/search/names-*.json', (route) =>
      route.fulfill({body: '[{"path":', contentType: 'application/json'}),
    );
    const {dialog, input} = await openSearch(page);
    await input.fill('spring');
    await expect(dialog.getByText('Unable to fetch results')).toBeVisible();
    await page.unroute('**/search/names-*.json');
    await dialog.getByRole('button', {name: 'Retry'}).click();
    await expect(dialog.locator('.DocSearch-Hit').first()).toHaveAttribute('href', '/docs/spring');
  });

  test('hostile text of the index is shown as text', async ({page}) => {
    await page.route('**/search/names-*.json', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(
        '"title":"spring()"',
        '"title":"spring() <img src=x onerror=document.title=1>"',
      );
      await route.fulfill({response, body});
    });
    const {dialog, input} = await openSearch(page);
    await input.fill('spring');
    await expect(dialog.getByText('<img src=x onerror=document.title=1>').first()).toBeVisible();
    await expect(dialog.locator('img')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+k');
    await expect(dialog.getByText('Recent', {exact: true})).toBeVisible();
    await expect(dialog.locator('img')).toHaveCount(0);
    expect(await page.title()).not.toBe('1');
  });

  test('on the page of results nothing moves when they come', async ({page}) => {
    await page.setViewportSize(PHONE);
    const {letThem} = await hold(page, '**/search/names-*.json');
    const texts = await hold(page, '**/search/texts-*.json');
    const shifts = await watchShifts(page);
    await open(page, '/search?q=spring');
    const elsewhere = page.getByRole('complementary', {name: 'Other ways to find something'});
    await expect(page.getByRole('main').getByText('Searching')).toBeVisible();
    await expect(elsewhere).toBeHidden();
    await framesDrawn(page, 4);
    // How the page itself comes is another matter.
    const {length} = await shifts();
    const moved = async () => (await shifts()).slice(length);
    letThem();
    await expect(page.locator('main ol > li').first()).toBeVisible();
    await expect(elsewhere).toBeVisible();
    await framesDrawn(page, 4);
    expect(await moved(), 'an answer from names and headings').toEqual([]);
    texts.letThem();
    await expect(page.getByText(/For “spring”: \d+ pages/)).toBeVisible();
    await framesDrawn(page, 4);
    expect(await moved(), 'the answer from all of the index').toEqual([]);
  });

  test('an older answer is never shown under a newer query', async ({page}) => {
    const {letThem} = await hold(page, '**/search/names-*.json');
    const {dialog, input} = await openSearch(page);
    await dialog.evaluate((element) => {
      const seen: string[] = [];
      Object.assign(window, {seen});
      new MutationObserver(() => {
        const query = element.querySelector('input')?.value;
        const first = element.querySelector('.DocSearch-Hit')?.getAttribute('href');
        if (first) seen.push(`${query} → ${first}`);
      }).observe(element, {childList: true, subtree: true, attributes: true});
    });
    for (const query of ['interpolate', 'loop', 'sequence']) await input.fill(query);
    letThem();
    await expect(dialog.locator('.DocSearch-Hit').first()).toHaveAttribute(
      'href',
      '/docs/sequence',
    );
    const seen = await page.evaluate(() => (window as unknown as {seen: string[]}).seen);
    expect(new Set(seen)).toEqual(new Set(['sequence → /docs/sequence']));
  });

  test('lines of an older query go while a newer one is searched, and Enter opens none of them', async ({
    page,
  }) => {
    const {letThem} = await hold(page, '**/search/texts-*.json');
    const {dialog, input} = await openSearch(page);
    const hits = dialog.locator('.DocSearch-Hit');
    await input.fill('interpolate');
    await expect(hits.first()).toHaveAttribute('href', '/docs/interpolate');
    await input.fill('qqqxzwv');
    await page.keyboard.press('Enter');
    // The texts, which might have it, are on their way.
    await expect(dialog.getByText('No title has “qqqxzwv”.')).toBeVisible();
    await expect(hits).toHaveCount(0);
    await expect(input).not.toHaveAttribute('aria-activedescendant');
    letThem();
    await expect(dialog.getByText('No results for “qqqxzwv”')).toBeVisible();
    await expect(page).toHaveURL(/\/docs\/spring$/);
  });

  test('Enter before the answer opens its first line', async ({page}) => {
    const {letThem} = await hold(page, '**/search/names-*.json');
    const {dialog, input} = await openSearch(page);
    await input.fill('sequence');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Searching')).toBeVisible();
    letThem();
    await expect(page).toHaveURL(/\/docs\/sequence$/);
    await expect(dialog).toHaveCount(0);
  });

  test('a kind without results tells of those of other kinds', async ({page}) => {
    const {dialog, input} = await openSearch(page);
    await input.fill('interpolate');
    await expect(dialog).toHaveAttribute('data-stage', 'texts');
    await dialog.getByRole('radio', {name: 'Templates'}).check();
    await expect(dialog.getByText('Pages of another kind have it.')).toBeVisible();
    await dialog.getByRole('button', {name: /^Show (?:all \d+ pages|that page)$/}).click();
    await expect(input).toBeFocused();
    await expect(dialog.locator('.DocSearch-Hit').first()).toHaveAttribute(
      'href',
      '/docs/interpolate',
    );
  });

  test('the page of results counts what was found of each kind', async ({page}) => {
    await open(page, '/search?q=interpolate');
    const counts = page.getByRole('group', {name: 'Show only'}).locator('small');
    await expect(page.getByText(/For “interpolate”: \d+ pages/)).toBeVisible();
    // The line has a number only once all texts are there.
    const all = await counts.allTextContents();
    const api = page.getByRole('checkbox', {name: /^API/});
    await api.check();
    await expect(page.getByText(`For “interpolate”: ${all[1]} pages`)).toBeVisible();
    await expect(counts, 'of all kinds still').toHaveText(all);
  });

  test('works after the network is gone, once it was opened', async ({page, context}) => {
    const {dialog, input} = await openSearch(page);
    await input.fill('spring');
    await expect(dialog.locator('.DocSearch-Hit').first()).toHaveAttribute('href', '/docs/spring');
    await expect(dialog, 'all of the index is there').toHaveAttribute('data-stage', 'texts');
    await context.setOffline(true);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    for (const [query, path] of [
      ['<Sequence>', '/docs/sequence'],
      // Said in the text alone: the second stage is there too.
      ['how many frames does a spring take to settle', '/docs/measure-spring'],
    ] as const) {
      await input.fill(query);
      await expect(dialog.locator(`.DocSearch-Hit[href="${path}"]`), query).toBeVisible();
    }
  });

  test('queries are never sent anywhere', async ({page}) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    const {dialog, input} = await openSearch(page);
    await input.pressSequentially('secretword spring');
    await expect(dialog).toHaveAttribute('data-answered', 'secretword spring');
    await expect(dialog.locator('.DocSearch-Hit').first()).toBeVisible();
    // Whatever the answer makes the box fetch, all of the index included, has been asked for by now.
    await expect(dialog).toHaveAttribute('data-stage', 'texts');
    expect(sent.filter((line) => line.includes('secretword'))).toEqual([]);
  });

  test('works with storage that is full or holds nonsense', async ({page}) => {
    await page.addInitScript(() => {
      for (const list of ['recent', 'favorites']) {
        localStorage.setItem(`docs-search-${list}-v1`, '[{"url":"https://evil.example"},1,null]');
      }
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    const {dialog, input} = await openSearch(page);
    await expect(dialog.getByText('No recent searches')).toBeVisible();
    await input.fill('spring');
    await expect(dialog.locator('.DocSearch-Hit').first()).toHaveAttribute('href', '/docs/spring');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+k');
    await expect(dialog.getByText('No recent searches')).toBeVisible();
  });

  test('at most seven recent searches, four beside favorites', async ({page}) => {
    const {dialog, input} = await openSearch(page);
    for (const query of [
      'spring',
      'loop',
      'freeze',
      'series',
      'still',
      'folder',
      'easing',
      'audio',
    ]) {
      await input.fill(query);
      await expect(dialog.locator('.DocSearch-Hit').first()).toHaveAttribute(
        'href',
        `/docs/${query}`,
      );
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/docs/${query}$`));
      await page.keyboard.press('Control+k');
      await expect(dialog).toBeVisible();
    }
    const recent = dialog.getByRole('listbox', {name: 'Recent'}).getByRole('option');
    await expect(recent).toHaveCount(7);
    await dialog
      .getByRole('button', {name: /as favorite/})
      .first()
      .click();
    await expect(recent).toHaveCount(4);
  });

  test('hostile queries are shown as text', async ({page}) => {
    const {dialog, input} = await openSearch(page);
    const query = '<img src=x onerror=alert(1)>';
    await input.fill(query);
    await expect(dialog).toHaveAttribute('data-answered', query);
    await expect(dialog.getByRole('status')).not.toBeEmpty();
    await expect(dialog.locator('img')).toHaveCount(0);
    await page.goto(`/search?q=${encodeURIComponent('<script>alert(1)</script>')}`);
    await expect(page.getByLabel('Search docs').last()).toHaveValue('<script>alert(1)</script>');
  });

  test('works without storage', async ({page}) => {
    await blockStorage(page);
    const {dialog, input} = await openSearch(page);
    await input.fill('spring');
    await expect(dialog.locator('.DocSearch-Hit').first()).toHaveAttribute('href', '/docs/spring');
  });
});
