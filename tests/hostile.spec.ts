import {expect, type Page, test} from '@playwright/test';
import {framesDrawn, hydrated, open, watchErrors} from './browser';

// Addresses nobody would type, and some would: the page stays as it is, and nothing of them runs.

const LONG = 'x'.repeat(8_000);
const SCRIPT = '<script>window.ran=1</script><img src=x onerror="window.ran=1">';

/** By the name `q`; a page gets them by the name that it reads. */
const QUERIES: Record<string, string> = {
  markup: `?q=${encodeURIComponent(SCRIPT)}`,
  'markup as it is': '?"><svg/onload=window.ran=1>',
  'a script address': '?q=javascript:window.ran=1&next=javascript:window.ran=1',
  'a long value': `?q=${LONG}`,
  'a broken escape': '?q=%E0%A4%A&%=%',
  'names of objects': '?__proto__[ran]=1&constructor=1&prototype=2&toString=3',
  'the same name often': `?${'q=1&'.repeat(300)}`,
  'a null and line ends': '?q=a%00b%0d%0aSet-Cookie:x=1',
  'strange letters': '?q=%F0%9F%92%A9%E2%80%AE%CC%81&section=__proto__',
};

const HASHES: Record<string, string> = {
  'a broken escape': '#%E0%A4%A',
  'names of objects': '#constructor',
  prototype: '#__proto__',
  markup: `#${encodeURIComponent(SCRIPT)}`,
  'a selector': '#a[href="x"]:has(*),{}',
  'a name that every object has': '#demo=constructor:__proto__=1',
  'a demo with markup': '#demo=spring:damping=%3Cscript%3E&x=%E0%A4',
  'a long one': `#${LONG}`,
};

/** What a page reads of its query: the pages that read one (the playground: hostile-tools.spec.ts), and one that doesn't. */
const READ = {
  '/docs/encoding': 'codec',
  '/docs/recipes/': 'category',
  '/errors': 'e',
  '/ai': 'q',
  '/search': 'q',
  '/templates/': 'q',
};

/** The same for hashes: a demo on a page, the gallery, and a page that only has anchors. */
const PAGES_WITH_HASH = ['/docs/spring', '/demos/', '/templates/'];

// Each test opens one page with a dozen addresses.
test.describe.configure({timeout: 120_000});

/** Notes what must not happen while hostile input is on the page. */
function watch(page: Page): string[] {
  const wrong = watchErrors(page);
  page.on('dialog', (dialog) => {
    wrong.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return wrong;
}

async function expectUnharmed(page: Page, wrong: string[], what: string) {
  await hydrated(page);
  const ran = await page.evaluate(() => 'ran' in window || 'ran' in Object.prototype);
  expect(ran, what).toBeFalsy();
  expect(wrong, what).toEqual([]);
}

/** Waits until a query has been answered: what it does to the page, it does by then. */
const expectAnswer = (page: Page, what: string) =>
  expect(page.locator('main'), what).toContainText(/”: \d+ pages?|No results for “/);

for (const [path, name] of Object.entries(READ)) {
  test(`${path} stays as it is, whatever query it gets`, async ({page}) => {
    await page.goto(path);
    const heading = await page.locator('h1').first().textContent();
    const wrong = watch(page);
    for (const [what, byQ] of Object.entries(QUERIES)) {
      const query = byQ.replaceAll('q=', `${name}=`);
      await page.goto(path + query);
      if (path === '/search' && new URLSearchParams(query).get('q')?.trim()) {
        await expectAnswer(page, what);
      }
      await expectUnharmed(page, wrong, what);
      if (path !== '/search') await expect(page.locator('h1').first()).toHaveText(heading ?? '');
    }
  });
}

for (const path of PAGES_WITH_HASH) {
  test(`${path} stays as it is, whatever hash it gets`, async ({page}) => {
    await page.goto(path);
    const heading = await page.locator('h1').first().textContent();
    const wrong = watch(page);
    for (const [what, hash] of Object.entries(HASHES)) {
      // Opened with it, and changed to it while open.
      await page.goto('about:blank');
      await page.goto(path + hash);
      await expectUnharmed(page, wrong, what);
      await page.evaluate(
        (next) =>
          new Promise<void>((resolve) => {
            window.addEventListener('hashchange', ({newURL}) => new URL(newURL).hash && resolve());
            window.location.hash = '';
            window.location.hash = next;
          }),
        hash,
      );
      await framesDrawn(page, 2);
      await expectUnharmed(page, wrong, `${what}, later`);
      await expect(page.locator('h1').first()).toHaveText(heading ?? '');
    }
  });
}

test('the search page takes any page number, filter and length of query', async ({page}) => {
  const wrong = watch(page);
  for (const query of [
    '?q=spring&page=-1&filter=x',
    '?q=spring&page=1e99&section=__proto__',
    '?q=spring&page=NaN&section=constructor&section=Guide',
    `?q=${encodeURIComponent(SCRIPT)}&page=0`,
    `?q=${'spring '.repeat(500)}`,
    '?q=%00%00&q=second',
    '?q=.*%2B%3F%5E%24%7B%7D%28%29%7C%5B%5D%5C',
  ]) {
    await page.goto(`/search${query}`);
    await expectAnswer(page, query.slice(0, 60));
    await expectUnharmed(page, wrong, query.slice(0, 60));
  }
});

test('half of a character, where a text is cut, takes no page down', async ({page}) => {
  const wrong = watch(page);
  const emoji = encodeURIComponent('💥');
  // Of 64 characters of a query, and 120 of a message, the last is a half.
  await page.goto(`/search?q=${'q'.repeat(63)}${emoji}`);
  await expectAnswer(page, 'query');
  await page.goto(`/errors?e=${'x'.repeat(119)}${emoji}`);
  await expect(page.getByText('No entry has a message of this text.')).toBeVisible();
  await expect(page.getByRole('link', {name: 'Search the docs'})).toHaveAttribute(
    'href',
    `/search?q=${'x'.repeat(119)}`,
  );
  await expectUnharmed(page, wrong, 'half');
});

test('a query of 100 KB is refused or answered, and the site goes on', async ({page, request}) => {
  const response = await request
    .get(`/docs/spring?q=${'x'.repeat(100_000)}`)
    .catch(() => undefined);
  expect([undefined, 200, 414, 431]).toContain(response?.status());
  const wrong = watch(page);
  await open(page, '/docs/spring');
  // Past the server: the router has to read it, too.
  await page.evaluate(
    (query) => history.replaceState(null, '', `?q=${query}`),
    'x'.repeat(100_000),
  );
  await page.locator('main a[href="/docs/interpolate"]').first().dispatchEvent('click');
  await expect(page.locator('h1')).toHaveText('interpolate()');
  await expectUnharmed(page, wrong, '100 KB');
});

for (const path of [
  '/docs/no-such-page',
  '/docs/constructor',
  '/docs/__proto__',
  '/docs/toString',
  '/docs/%3Cscript%3Ewindow.ran=1%3C%2Fscript%3E',
  '/docs/..%2f..%2fetc%2fpasswd',
  '/docs/spring/..%5c..%5cpackage.json',
  '/templates/__proto__',
  '/experts/constructor',
  '/blog/page/-1',
  '/hasOwnProperty',
  `/docs/${LONG}`,
]) {
  test(`${path.slice(0, 60)} is not found, and says so`, async ({page}) => {
    const wrong = watch(page);
    const response = await page.goto(`${path}?x=${encodeURIComponent(SCRIPT)}#constructor`);
    expect(response?.status()).toBe(404);
    await expect(page.locator('h1')).toBeVisible();
    // The browser itself notes that the document was not found.
    const own = () => wrong.filter((text) => !/status of 404/.test(text));
    await expectUnharmed(page, own(), path.slice(0, 60));
    expect(own()).toEqual([]);
  });
}

test('broken addresses get an answer from the server', async ({request}) => {
  for (const path of ['/%E0%A4%A', '/docs/%', '/%00', '/docs/spring%00.html']) {
    expect([400, 404], path).toContain((await request.get(path)).status());
  }
});
