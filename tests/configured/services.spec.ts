import {expect, type Page, test} from '@playwright/test';
import sharp from 'sharp';
import {open} from '../browser';

/** Answers for everything outside the site; returns the requests it got, in order. */
async function outside(page: Page): Promise<URL[]> {
  const requests: URL[] = [];
  await page.route(/^https:\/\//, async (route) => {
    requests.push(new URL(route.request().url()));
    const {hostname} = new URL(route.request().url());
    if (hostname.endsWith('.algolia.net')) {
      await route.fulfill({
        json: {results: [{hits: [], nbHits: 0}]},
        headers: {'access-control-allow-origin': '*'},
      });
    } else {
      await route.fulfill({body: '', contentType: 'text/javascript'});
    }
  });
  return requests;
}

const pageViews = (page: Page) =>
  page.evaluate(() => {
    const layer = (window as unknown as {dataLayer?: ArrayLike<unknown>[]}).dataLayer ?? [];
    return Array.from(layer, (entry) => Array.from(entry))
      .filter(([kind, name]) => kind === 'event' && name === 'page_view')
      .map(([, , fields]) => fields as {page_path?: string});
  });

test.describe('7 Calls it makes: every service configured', () => {
  test('a page_view event is sent on every route change', async ({page}) => {
    const requests = await outside(page);
    await open(page, '/docs/spring');
    const before = (await pageViews(page)).length;
    await page.locator('main a[href="/docs/interpolate"]').first().dispatchEvent('click');
    await expect(page.locator('h1')).toHaveText('interpolate()');
    await expect.poll(async () => (await pageViews(page)).length).toBe(before + 1);
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('spring()');
    await expect.poll(async () => (await pageViews(page)).length).toBe(before + 2);
    await expect
      .poll(() => requests.map((url) => url.href))
      .toContain('https://www.googletagmanager.com/gtag/js?id=G-1A2B3C4D5E');
  });

  test('the chat widget script is embedded asynchronously on every page', async ({page}) => {
    const requests = await outside(page);
    for (const path of ['/', '/docs/spring', '/blog', '/templates/']) {
      requests.length = 0;
      await page.goto(path);
      const script = page.locator('script[src="https://widget.example.com/chat.js"]');
      await expect(script).toHaveCount(1);
      await expect(script).toHaveAttribute('async', /.*/);
      await expect(script).toHaveAttribute('data-id', 'the-id');
      await expect(script).toHaveAttribute('data-ask-ai-background-color', '#282A36');
      await expect(script).toHaveAttribute('data-ask-ai-text', 'Ask AI');
      await expect(script).toHaveAttribute('data-ask-ai-position', 'br');
      await expect(script).toHaveAttribute('data-ask-ai-radius', '20px');
      await expect.poll(() => requests.map((url) => url.hostname)).toContain('widget.example.com');
    }
  });

  test('the content security policy lets the services in and nobody else', async ({page}) => {
    const requests = await outside(page);
    const refused: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) refused.push(message.text());
    });
    const response = await open(page, '/docs/spring');
    for (const host of ['www.googletagmanager.com', 'widget.example.com']) {
      await expect.poll(() => requests.map((url) => url.hostname)).toContain(host);
    }
    expect(refused).toEqual([]);
    const scripts = /script-src ([^;]*)/.exec(
      response?.headers()['content-security-policy'] ?? '',
    )?.[1];
    expect(scripts).toContain('https://www.googletagmanager.com');
    expect(scripts).toContain('https://widget.example.com');
    expect(scripts).not.toContain('unsafe');
  });

  test('search is posted to the host that follows from the app id', async ({page}) => {
    const requests = await outside(page);
    await open(page, '/docs/spring');
    await page.keyboard.press('Control+k');
    const posted = page.waitForRequest((request) => request.url().includes('algolia.net'));
    await page.locator('.DocSearch-Input').fill('spring');
    const request = await posted;
    expect(request.method()).toBe('POST');
    expect(new URL(request.url()).hostname.toLowerCase()).toBe('testapp123-dsn.algolia.net');
    expect(request.postData()).toContain('"indexName":"docs"');
    expect(requests.length).toBeGreaterThan(0);
  });
});

test.describe('A hosted search', () => {
  test('that fails leaves the copy’s results, and says so', async ({page}) => {
    await page.route(/^https:\/\//, (route) => route.abort());
    await open(page, '/docs/spring');
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', {name: 'Search docs'});
    await dialog.getByRole('combobox').fill('interpolate');
    await expect(dialog.locator('.DocSearch-Hit').first()).toHaveAttribute(
      'href',
      '/docs/interpolate',
    );
    await expect(dialog.getByText('The search service can’t be reached.')).toBeVisible();
    await page.goto('/search?q=interpolate');
    await expect(page.getByText('The search service can’t be reached.')).toBeVisible();
  });

  test('gives one line for each page and names words that no page has', async ({page}) => {
    const record = (url: string, section: string | null) => ({
      url,
      type: section ? 'content' : 'lvl1',
      hierarchy: {lvl0: 'API', lvl1: 'spring()', lvl2: section},
      content: 'A motion that settles',
    });
    const hits = [record('/docs/spring', null), record('/docs/spring#damping', 'damping')];
    await page.route(/^https:\/\//, async (route) => {
      const {requests = []} = (route.request().postDataJSON() ?? {}) as {
        requests?: {query: string}[];
      };
      const results = requests.map(({query}) =>
        query.includes('recharts') ? {hits: [], nbHits: 0} : {hits, nbHits: 1},
      );
      await route.fulfill({json: {results}, headers: {'access-control-allow-origin': '*'}});
    });
    await open(page, '/docs/loop');
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', {name: 'Search docs'});
    await dialog.getByRole('combobox').fill('spring recharts');
    await expect(dialog.getByText('No page mentions “recharts”.')).toBeVisible();
    await expect(dialog.locator('.DocSearch-Hit')).toHaveCount(1);
    await page.keyboard.press('ArrowRight');
    await expect(dialog.locator('.DocSearch-Hit[data-kind="place"]')).toHaveAttribute(
      'href',
      '/docs/spring#damping',
    );
  });
});

test.describe('A site with an address of its own', () => {
  test('may be indexed and names its canonical address', async ({page, request}) => {
    await outside(page);
    for (const path of ['/', '/docs/spring', '/docs/shapes/', '/blog/4-0']) {
      await page.goto(path);
      await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(0);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        `https://docs.example.com${path}`,
      );
    }
    expect(await (await request.get('/robots.txt')).text()).toContain(
      'https://docs.example.com/sitemap.xml',
    );
  });

  test('every address of its sitemap answers in the form it is written in', async ({request}) => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const paths = [...sitemap.matchAll(/<loc>https:\/\/docs\.example\.com([^<]*)<\/loc>/g)].map(
      ([, path]) => path ?? '',
    );
    expect(paths.length).toBeGreaterThan(300);
    const ask = async (path: string) => {
      expect((await request.head(path, {maxRedirects: 0})).status(), path).toBe(200);
    };
    // One after the other they would take a slow machine more than the minute of a test.
    while (paths.length > 0) await Promise.all(paths.splice(0, 20).map(ask));
  });
});

test.describe('Social cards', () => {
  test('every page names a card of its own, 1200 × 630, that exists', async ({request}) => {
    const paths = [
      '/',
      '/docs/spring',
      '/docs/shapes/',
      '/blog/4-0',
      '/templates/still',
      '/about/',
    ];
    const seen = new Set<string>();
    for (const path of paths) {
      const html = await (await request.get(path)).text();
      const image = /<meta[^>]*property="og:image"[^>]*content="([^"]*)"/.exec(html)?.[1] ?? '';
      expect(image, path).toMatch(/^https:\/\/docs\.example\.com\/social\/[\w-]+\.jpg$/);
      expect(html).toContain('name="twitter:card" content="summary_large_image"');
      const response = await request.get(new URL(image).pathname);
      expect(response.status(), image).toBe(200);
      const {width, height} = await sharp(await response.body()).metadata();
      expect([width, height]).toEqual([1200, 630]);
      seen.add(image);
    }
    expect(seen.size).toBe(paths.length);
  });
});

test('with a repository of its own, a page can be edited and reported, with what is selected', async ({
  page,
}) => {
  await outside(page);
  await open(page, '/docs/spring');
  await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
    'href',
    'https://github.com/example/docs/edit/main/content/docs/spring.mdx',
  );
  const report = page.getByRole('link', {name: 'Report this page'});
  await page.locator('h1').selectText();
  await report.evaluate((link) => {
    link.addEventListener('click', (event) => event.preventDefault());
    link.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
  });
  await expect(report).toHaveAttribute('href', /github\.com\/example\/docs\/issues\/new\?/);
  await expect(report).toHaveAttribute('href', /%3E\+spring/);
});
