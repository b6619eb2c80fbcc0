import {expect, type Page, test} from '@playwright/test';
import {hold, jumpTo, open, PHONE, SCRIPT_FILES} from '../browser';
import {routes} from '../build';

/** Addresses that the specification promises, whatever is added to them. */
const expectRoutes = (promised: readonly string[]) =>
  expect(promised.filter((path) => !routes.includes(path))).toEqual([]);

/** The pages below a path, one folder deep. */
const routesBelow = (folder: string) =>
  routes.filter((route) => route.startsWith(folder) && /^[^/]+$/.test(route.slice(folder.length)));

/** The pages below a path to which the page at that path leads, each once. */
const linksBelow = (page: Page, folder: string) =>
  page
    .locator(`main a[href^="${folder}"]`)
    .evaluateAll((all) => [
      ...new Set(all.map((link) => new URL((link as HTMLAnchorElement).href).pathname)),
    ]);

test.describe('2 Marketing and content routes', () => {
  // Each route is opened by smoke.spec.ts, which asks for one heading and an answer without a redirect.
  test('the pages of the specification are routes', () => {
    expectRoutes([
      '/',
      '/about/',
      '/ai',
      '/ai-embed',
      '/contact/',
      '/experts/',
      '/lambda/',
      '/player/',
      '/search',
      '/showcase/',
      '/showcase/add',
      '/templates/',
      '/learn',
      '/learn/archive',
      '/learn/apple-wow',
      '/success-stories',
      '/success-stories/archive',
      '/blog',
      '/blog/page/2',
      '/blog/page/3',
      '/blog/archive',
    ]);
  });

  test('17 expert profile pages at /experts/{first-last}', async ({page}) => {
    await page.goto('/experts/');
    const links = await linksBelow(page, '/experts/');
    expect(links).toHaveLength(17);
    expect(links.toSorted()).toEqual(routesBelow('/experts/'));
    expect(links.filter((link) => !/^\/experts\/[a-z]+(?:-[a-z]+)+$/.test(link))).toEqual([]);
  });

  test('templates at /templates/{name}', async ({page}) => {
    await page.goto('/templates/');
    const links = await linksBelow(page, '/templates/');
    expect(links).toHaveLength(20);
    expect(links.toSorted()).toEqual(routesBelow('/templates/'));
  });

  test('success stories: index, archive and five story pages', () => {
    const slugs = 'makestories yarx shortvid-video-conf typeframes one-million-dollars'.split(' ');
    expectRoutes(slugs.map((slug) => `/success-stories/${slug}`));
  });
});

test.describe('2 Blog', () => {
  test('10 posts per page, three pages in all', async ({page}) => {
    for (const [path, posts] of [
      ['/blog', 10],
      ['/blog/page/2', 10],
      ['/blog/page/3', 4],
    ] as const) {
      await page.goto(path);
      await expect(page.locator('main article')).toHaveCount(posts);
    }
    expect((await page.goto('/blog/page/4'))?.status()).toBe(404);
  });

  test('release posts at /blog/{version}', () => {
    const versions = '1-1 1-2 1-3 1-4 1-5 2-0 2-1 2-2 2-3 2-4 2-5 2-6 3-0 3-1 3-2 3-3 4-0'.split(
      ' ',
    );
    expectRoutes(versions.map((version) => `/blog/${version}`));
  });

  test('posts beside the releases', () => {
    const slugs =
      'company-licenses deployable-studio faster-lambda introducing-remotion media-parser seed-funding';
    expectRoutes(slugs.split(' ').map((slug) => `/blog/${slug}`));
  });

  test('the blog sidebar groups posts by year', async ({page}) => {
    await open(page, '/blog');
    const sidebar = page.getByRole('navigation', {name: 'All posts'}).first();
    for (const year of ['2021', '2022', '2023'])
      await expect(sidebar.getByText(year, {exact: true})).toBeVisible();
  });
});

test.describe('2 Docs', () => {
  test('the home doc is /docs/', async ({page}) => {
    expect((await page.goto('/docs/'))?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveText(/getting started|creat|first/i);
  });

  test('an index page maps to the folder path with a trailing slash', async ({page}) => {
    await page.goto('/docs/shapes');
    expect(new URL(page.url()).pathname).toBe('/docs/shapes/');
  });

  test('some pages are served under a different path from their id', () => {
    expectRoutes(['/docs/player/player']);
  });

  test('a guide shows mainSidebar, a reference page apiSidebar', async ({page}) => {
    await page.goto('/docs/spring');
    await expect(page.locator('[aria-current="page"]').first()).toBeVisible();
    await expect(page.getByRole('link', {name: '@remotion/shapes'}).first()).toBeAttached();
    await page.goto('/docs/');
    await expect(page.getByRole('link', {name: '@remotion/shapes'})).toHaveCount(0);
  });

  test('table of contents shows levels 2 to 3', async ({page}) => {
    await page.goto('/docs/spring');
    const toc = page.locator('.theme-doc-toc-desktop');
    const targets = await toc
      .locator('a[href^="#"]')
      .evaluateAll((links) =>
        links.map(
          (link) =>
            document.getElementById(decodeURIComponent((link as HTMLAnchorElement).hash.slice(1)))
              ?.tagName,
        ),
      );
    expect(targets.length).toBeGreaterThan(3);
    expect(new Set(targets)).toEqual(new Set(['H2', 'H3']));
  });

  test('breadcrumbs, last update and reading time are shown', async ({page}) => {
    const root = page.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('link').first();
    await page.goto('/docs/the-fundamentals');
    await expect(root).toHaveText('Docs');
    // As the bar above marks it.
    await page.goto('/docs/spring');
    await expect(root).toHaveText('API');
    await expect(page.getByText(/\d+ min read/)).toBeVisible();
    await expect(page.locator('time[datetime]').first()).toBeVisible();
  });

  test('long code in a sentence or a table breaks between its flags, and stays in its line', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/docs/errors/mp4-unsupported');
    const code = page.locator('td code').filter({hasText: '-c copy -map_metadata -1'});
    await expect(code).toHaveCSS('display', 'inline');
    const lines = await code
      .locator('.whole')
      .evaluateAll((flags) => flags.map((flag) => flag.getClientRects().length));
    expect(lines).toEqual([1, 1, 1]);
  });

  for (const path of ['/docs/api', '/docs/errors/', '/docs/recipes/']) {
    test(`${path} is a list, of which no reading time is told`, async ({page}) => {
      await page.goto(path);
      await expect(page.locator('time[datetime]').first()).toBeVisible();
      await expect(page.getByText(/\d+ min read/)).toHaveCount(0);
    });
  }

  test('the contents lead to each section, and count errors instead of naming them', async ({
    page,
  }) => {
    await page.goto('/contents');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', {level: 2})).toHaveText([
      'Guides',
      'API',
      'Recorder',
      'More',
    ]);
    const targets = await main
      .getByRole('navigation', {name: 'Sections'})
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => document.querySelector((link as HTMLAnchorElement).hash)?.textContent),
      );
    expect(targets.length).toBeGreaterThan(50);
    expect(targets).not.toContain(undefined);
    await expect(main.locator('a[href^="/docs/errors/"]')).toHaveCount(1);
    await expect(
      main.getByRole('listitem').filter({hasText: /^Error reference \d+ pages$/}),
    ).toBeVisible();
    await expect(main.getByRole('link').filter({hasText: '`'})).toHaveCount(0);
  });

  test('on a phone the sections of the contents are folded', async ({page}) => {
    await page.setViewportSize(PHONE);
    await page.goto('/contents');
    const jumps = page.getByRole('navigation', {name: 'Sections'});
    const section = jumps.getByRole('link', {name: 'Getting started', exact: true});
    await expect(section).toBeHidden();
    await jumps
      .getByText(/^\d+ sections$/)
      .first()
      .click();
    await expect(section).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test.describe('2 Routing behaviour', () => {
  test('a trailing index.html or .html is removed and matching is retried', async ({page}) => {
    for (const path of ['/docs/spring/index.html', '/docs/spring.html']) {
      await page.goto(path);
      await expect(page.locator('h1')).toHaveText('spring()');
    }
  });

  test('the catch-all route shows a not-found page with status 404', async ({page}) => {
    const response = await page.goto('/docs/interpolat');
    expect(response?.status()).toBe(404);
    await expect(page.locator('h1')).toHaveCount(1);
    const meant = page.getByRole('listitem').filter({hasText: '/docs/interpolate'}).first();
    await expect(meant.getByRole('link', {name: 'interpolate()', exact: true})).toBeVisible();
    await expect(meant).toContainText('API › remotion');
    // The words of the address are in a field, from which the search goes on.
    await expect(page.getByLabel('Search all pages')).toHaveValue('interpolat');
    await page.locator('main').getByRole('button', {name: 'Search', exact: true}).click();
    await expect(page).toHaveURL(/\/search\/?\?q=interpolat$/);
    expect(response?.headers()['content-encoding']).toBe('br');
  });

  test('a route change scrolls to the top', async ({page}) => {
    await open(page, '/docs/spring');
    await jumpTo(page, 1200);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
    await page.locator('main a[href="/docs/interpolate"]').first().dispatchEvent('click');
    await expect(page.locator('h1')).toHaveText('interpolate()');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('an address with a hash opens at its element', async ({page}) => {
    await page.goto('/docs/spring');
    const anchor = await page.locator('main h2[id]').last().getAttribute('id');
    await page.goto(`/docs/spring#${anchor}`);
    await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
  });

  test('a progress bar appears when a route takes longer than 200 ms', async ({page}) => {
    await open(page, '/docs/spring');
    const {letThem} = await hold(page, SCRIPT_FILES);
    await page.locator('a[href="/docs/interpolate"]').first().dispatchEvent('click');
    await expect(page.locator('#nprogress')).toBeAttached();
    await expect(page.locator('h1')).toHaveText('spring()');
    letThem();
    await expect(page.locator('h1')).toHaveText('interpolate()');
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });

  test('both slash forms of a path work', async ({page}) => {
    for (const [asked, canonical] of [
      ['/about', '/about/'],
      ['/docs/spring/', '/docs/spring'],
      ['/ai/', '/ai'],
    ] as const) {
      const response = await page.goto(asked);
      expect(response?.status()).toBe(200);
      expect(new URL(page.url()).pathname).toBe(canonical);
    }
  });
});
