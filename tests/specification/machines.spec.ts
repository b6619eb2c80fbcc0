import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {type APIRequestContext, expect, test} from '@playwright/test';
import {open} from '../browser';
import {isInBuild, readDocument, routes} from '../build';

const pathOf = (url: string) => {
  const {pathname, search} = new URL(url, 'http://localhost');
  return pathname + search;
};

/** Each address is that of a page or file, without a redirect; those that aren't are named together. */
function expectThere(urls: string[]) {
  expect(urls.map(pathOf).filter((path) => !isInBuild(path))).toEqual([]);
}

interface Thing {
  '@type': string;
  [key: string]: unknown;
}

/** The structured data in a page, parsed; fails if there is more than one block. */
async function dataOf(request: APIRequestContext, path: string): Promise<Thing[]> {
  const html = await (await request.get(path)).text();
  const blocks = [
    ...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g),
  ];
  expect(blocks, path).toHaveLength(1);
  const document = JSON.parse(blocks[0]?.[1] ?? '');
  expect(document['@context']).toBe('https://schema.org');
  return document['@graph'];
}

/** Every address in the data, whatever it belongs to. */
function addressesIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') {
    return ['url', 'item', 'mainEntityOfPage'].includes(key) ? [value] : [];
  }
  if (Array.isArray(value)) return value.flatMap((each) => addressesIn(each, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => addressesIn(each, name));
}

test.describe('Structured data', () => {
  for (const [path, types] of [
    ['/', ['WebSite']],
    ['/docs/spring', ['TechArticle', 'BreadcrumbList']],
    ['/docs/', ['TechArticle', 'BreadcrumbList']],
    ['/docs/shapes/circle', ['TechArticle', 'BreadcrumbList']],
    ['/blog', ['Blog']],
    ['/blog/4-0', ['BlogPosting', 'BreadcrumbList']],
    ['/success-stories/yarx', ['BlogPosting', 'BreadcrumbList']],
    ['/docs/miscellaneous/snippets/align-duration', ['TechArticle', 'BreadcrumbList', 'FAQPage']],
  ] as const) {
    test(`${path}: ${types.join(', ')}, and its addresses exist`, async ({request}) => {
      const things = await dataOf(request, path);
      expect(things.map((thing) => thing['@type'])).toEqual(types);
      const addresses = addressesIn(things);
      expect(addresses.length).toBeGreaterThan(0);
      expectThere(addresses);
      const trail = things.find((thing) => thing['@type'] === 'BreadcrumbList');
      if (trail) {
        const items = trail.itemListElement as {position: number; item: string}[];
        expect(items.map(({position}) => position)).toEqual(items.map((_, index) => index + 1));
        expect(pathOf(items.at(-1)?.item ?? '')).toBe(path);
      }
    });
  }

  test('the home page describes the search, which takes the query', async ({request, page}) => {
    const [site] = await dataOf(request, '/');
    const action = site?.potentialAction as {target: {urlTemplate: string}; 'query-input': string};
    expect(action['query-input']).toBe('required name=search_term_string');
    await page.goto(pathOf(action.target.urlTemplate.replace('{search_term_string}', 'spring')));
    // All of the index is loaded and read before the page answers.
    await expect(page.locator('main li a').first()).toHaveAttribute('href', '/docs/spring', {
      timeout: 45_000,
    });
  });

  test('does not stay behind when the reader goes on', async ({page}) => {
    await open(page, '/docs/spring');
    await expect(page.locator('head script[data-path="/docs/spring"]')).toBeAttached();
    await page.locator('main a[href="/docs/interpolate"]').first().click();
    await expect(page.locator('h1')).toHaveText('interpolate()');
    await expect(page.locator('head script[type="application/ld+json"]')).toHaveCount(0);
  });
});

test.describe('Feeds, sitemap, OpenSearch', () => {
  const parse = {
    xml: (text: string) => {
      const document = new DOMParser().parseFromString(text, 'application/xml');
      const all = (selector: string) => [...document.querySelectorAll(selector)];
      return {
        isValid: document.querySelector('parsererror') === null,
        root: document.documentElement.nodeName,
        rss: all('item > link').map((link) => link.textContent ?? ''),
        dates: all('item > pubDate, entry > updated').map((date) =>
          Date.parse(date.textContent ?? ''),
        ),
        atom: all('entry > link').map((link) => link.getAttribute('href') ?? ''),
        sitemap: all('url').map((url) => ({
          loc: url.querySelector('loc')?.textContent ?? '',
          lastmod: url.querySelector('lastmod')?.textContent ?? '',
        })),
        template: document.querySelector('Url')?.getAttribute('template') ?? '',
      };
    },
  };

  for (const [file, root, kind] of [
    ['/blog/rss.xml', 'rss', 'rss'],
    ['/blog/atom.xml', 'feed', 'atom'],
  ] as const) {
    test(`${file} parses, and its links lead to posts`, async ({request, page}) => {
      const feed = await page.evaluate(parse.xml, await (await request.get(file)).text());
      expect(feed).toMatchObject({isValid: true, root});
      expect(feed[kind].length).toBeGreaterThanOrEqual(10);
      expect(feed.dates.every((date) => date > 0)).toBe(true);
      expectThere(feed[kind]);
    });
  }

  test('/blog/feed.json parses, and its links lead to posts', async ({request}) => {
    const feed = await (await request.get('/blog/feed.json')).json();
    expect(feed.version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1/);
    const items = feed.items as {id: string; url: string; title: string; date_modified: string}[];
    expect(items.length).toBeGreaterThanOrEqual(10);
    expect(items.every(({title, date_modified}) => title && Date.parse(date_modified) > 0)).toBe(
      true,
    );
    expectThere(items.map(({url}) => url));
  });

  test('the sitemap has every page that may be listed, in its one form, with the day it changed', async ({
    request,
    page,
    baseURL,
  }) => {
    const {isValid, sitemap} = await page.evaluate(
      parse.xml,
      await (await request.get('/sitemap.xml')).text(),
    );
    expect(isValid).toBe(true);
    const paths = sitemap.map(({loc}) => pathOf(loc));
    expect(new Set(paths).size, 'no page twice').toBe(paths.length);
    // A preview names the address that it is served from, in the sitemap and in pages.
    expect([...new Set(sitemap.map(({loc}) => new URL(loc).origin))]).toEqual([baseURL]);
    await open(page, '/docs/spring');
    for (const kind of ['[rel="canonical"]', '[rel="alternate"][hreflang]']) {
      const link = page.locator(`head link${kind}`).first();
      expect(await link.evaluate((element: HTMLLinkElement) => element.href)).toBe(
        `${baseURL}/docs/spring`,
      );
    }

    // That each of them is served is what smoke.spec.ts sees.
    // A preview says "noindex, nofollow" on every page; these say for themselves that they aren't results.
    const unlisted = routes.filter((route) =>
      readDocument(route).includes('content="noindex, follow"'),
    );
    expect(unlisted.sort()).toEqual(['/ai-embed', '/search']);
    expect(paths.sort()).toEqual(routes.filter((route) => !unlisted.includes(route)).sort());

    const wrong = sitemap.filter(({lastmod}) => {
      if (lastmod === '') return false;
      const time = Date.parse(lastmod);
      return (
        !/^\d{4}-\d\d-\d\d/.test(lastmod) ||
        !(time > Date.parse('2021-01-01') && time <= Date.now())
      );
    });
    expect(wrong, 'days that can be true').toEqual([]);
    // Pages without a source file of their own, lists for example, have none.
    const undated = sitemap.filter(
      ({loc, lastmod}) =>
        lastmod === '' && /^\/(?:docs\/(?!a-z$)|blog\/(?!page\/|archive))/.test(pathOf(loc)),
    );
    expect(undated.map(({loc}) => pathOf(loc))).toEqual([]);
  });

  test('OpenSearch is linked, and its template leads to the search page', async ({
    request,
    page,
  }) => {
    await page.goto('/');
    const href = await page.locator('link[rel="search"]').getAttribute('href');
    expect(href).toBe('/opensearch.xml');
    const {template, isValid} = await page.evaluate(
      parse.xml,
      await (await request.get('/opensearch.xml')).text(),
    );
    expect(isValid).toBe(true);
    expect(pathOf(template)).toBe('/search?q={searchTerms}');
  });

  test('feeds are linked from the blog', async ({page}) => {
    await page.goto('/blog');
    for (const type of ['application/rss+xml', 'application/atom+xml', 'application/json']) {
      await expect(page.locator(`link[rel="alternate"][type="${type}"]`)).toHaveCount(1);
    }
  });
});

test.describe('Markdown for machines', () => {
  test('`Accept: text/markdown` gives the twin of docs, posts, lessons and stories', async ({
    request,
  }) => {
    for (const path of ['/docs/spring', '/docs/shapes/', '/blog/4-0', '/learn/apple-wow']) {
      const asked = await request.get(path, {headers: {Accept: 'text/markdown'}});
      expect(asked.headers()['content-type'], path).toMatch(/^text\/markdown/);
      expect(asked.headers().vary).toContain('Accept');
      const twin = await request.get(`${path.replace(/\/$/, '')}.md`);
      expect(await asked.text()).toBe(await twin.text());
      const html = await request.get(path, {headers: {Accept: 'text/html'}});
      expect(html.headers()['content-type']).toMatch(/^text\/html/);
    }
  });

  test('llms.txt lists docs and posts, and every twin it names exists', async ({request}) => {
    const list = await (await request.get('/llms.txt')).text();
    const links = [...list.matchAll(/\]\(([^)]+)\)/g)].map((match) => match[1] ?? '');
    expect(links.filter((link) => link.includes('/docs/')).length).toBeGreaterThan(200);
    expect(links.filter((link) => link.includes('/blog/')).length).toBeGreaterThanOrEqual(23);
    // The one file with everything is named last.
    expect(links.filter((link) => !link.endsWith('.md')).map(pathOf)).toEqual(['/llms-full.txt']);
    expectThere(links);
  });

  test('links of the twins of posts lead on', async ({request}) => {
    const list = await (await request.get('/llms.txt')).text();
    const posts = [...list.matchAll(/\]\(([^)]*\/(?:blog|learn(?!\/course))\/[^)]+)\)/g)].map(
      (m) => m[1] ?? '',
    );
    const links: string[] = [];
    for (const post of posts) {
      const text = await (await request.get(pathOf(post))).text();
      expect(text, post).toMatch(/^# .+\n\n.+\n\nPublished on \d{4}-\d\d-\d\d\.\n/);
      links.push(...[...text.matchAll(/\]\((\/[^)#]*)/g)].map((match) => match[1] ?? ''));
    }
    expect(links.length).toBeGreaterThan(20);
    expectThere(links);
  });
});

test('llms.txt begins with what to know before writing code, and names the largest file last', async ({
  request,
}) => {
  const text = await (await request.get('/llms.txt')).text();
  const heads = [...text.matchAll(/^##+ (.*)$/gm)].map(([, head]) => head);
  expect(heads.slice(0, 3)).toEqual([
    'Read this first',
    'Rules',
    'Old names, and what to write instead',
  ]);
  expect(heads.at(-1)).toBe('Everything at once');
  expect(text.indexOf('llms-full.txt')).toBeGreaterThan(text.length - 300);
});

test('the MCP server answers from this build', async () => {
  const client = new Client({name: 'test', version: '1.0.0'});
  const server = {command: process.execPath, args: ['--import', 'tsx', 'mcp/stdio.ts', 'build']};
  await client.connect(new StdioClientTransport(server));
  try {
    // What each tool does is in mcp/mcp.test.ts: this one reads all of the index that was built.
    const {content} = await client.callTool({
      name: 'search_docs',
      arguments: {query: 'staticFile'},
    });
    expect(JSON.stringify(content)).toContain('/docs/staticfile');
  } finally {
    await client.close();
  }
});

test('A–Z lists names, filters them, and adds options when asked to', async ({page}) => {
  await open(page, '/docs/a-z');
  const link = (name: string) => page.getByRole('link', {name, exact: true});
  await expect(link('interpolate()')).toHaveAttribute('href', '/docs/interpolate');
  await page.getByRole('searchbox', {name: 'Filter'}).fill('overshootclamp');
  await expect(page.getByText('No name matches “overshootclamp”')).toBeVisible();
  await page.getByRole('button', {name: /^Options and flags/}).click();
  await expect(link('overshootClamping').first()).toHaveAttribute('href', /#overshootclamping$/);
});

test('without a repository of its own, a page offers neither editing nor reporting', async ({
  page,
}) => {
  await open(page, '/docs/spring');
  await expect(page.getByText('min read').first()).toBeVisible();
  await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveCount(0);
  await expect(page.getByRole('link', {name: 'Report this page'})).toHaveCount(0);
});
