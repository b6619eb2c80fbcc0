import {describe, expect, it} from 'vitest';
import {sidebarsSchema} from '../schema/sidebars.ts';
import {checkRegistry, defaultPath} from './registry.ts';
import {front, print, testSite} from './test-site.ts';

it.each([
  ['spring', '/docs/spring'],
  ['shapes/index', '/docs/shapes/'],
  ['cli/cli', '/docs/cli/'],
  ['lambda/cli/sites', '/docs/lambda/cli/sites'],
])('%s is served at %s', (id, path) => {
  expect(defaultPath(id)).toBe(path);
});

const sidebars = {
  apiSidebar: [
    {
      type: 'category' as const,
      label: 'Shapes',
      link: {type: 'doc' as const, id: 'shapes/index'},
      items: ['shapes/circle'],
    },
    'spring',
    'interpolate',
  ],
  mainSidebar: [
    'spring',
    {type: 'category' as const, label: 'Help', items: [{type: 'folder' as const, id: 'errors'}]},
  ],
  recorderSidebar: [],
  hidden: ['gif/gif', 'lottie/lottie-index'],
};
const errors = {'errors/index': front('Errors'), 'errors/timeout': front('Timeout')};

describe('the registry', () => {
  const {registry} = testSite(errors, {sidebars});

  it('has the pages in the order of the sidebars; the first one that has a page counts', () => {
    expect([...registry.keys()].slice(0, 5)).toEqual([
      'shapes/index',
      'shapes/circle',
      'spring',
      'interpolate',
      'errors/index',
    ]);
    expect(registry.get('spring')).toEqual({
      id: 'spring',
      path: '/docs/spring',
      title: 'spring()',
      crumb: 'API',
      sidebar: 'apiSidebar',
      above: [],
    });
    expect(registry.get('shapes/circle')?.above).toEqual([{label: 'Shapes', id: 'shapes/index'}]);
  });

  it('puts the pages of a folder below its index page, without a row for each', () => {
    expect(registry.get('errors/index')).toMatchObject({
      sidebar: 'mainSidebar',
      above: [{label: 'Help'}],
    });
    expect(registry.get('errors/timeout')).toMatchObject({
      path: '/docs/errors/timeout',
      sidebar: 'mainSidebar',
      above: [{label: 'Help'}, {label: 'Errors', id: 'errors/index'}],
      folder: 'errors/index',
    });
  });

  it('takes the path from the slug', () => {
    expect(registry.get('lottie/lottie-index')).toMatchObject({
      path: '/docs/lottie/',
      sidebar: null,
    });
  });
});

describe('checkRegistry', () => {
  const check = (pages: Record<string, string>, more: object = {}) => {
    const source = {...sidebars, ...more};
    const {docs} = testSite(pages, {sidebars: source});
    return print(checkRegistry(docs, source, JSON.stringify(source, null, 1)));
  };

  it('is content when each page has its place', () => {
    expect(check(errors)).toBe('');
  });

  it('finds pages without a place, places without a page, and pages that are hidden and shown', () => {
    expect(
      check(
        {fader: front('Fader')},
        {hidden: ['gif/gif', 'lottie/lottie-index', 'sprnig', 'spring']},
      ),
    ).toMatchInlineSnapshot(`
      "content/sidebars.json:25:12 pages/unknown-id There is no page content/docs/errors/index.mdx.
          Write what the folder is about there. Available: shapes/index, spring, fader, interpolate, shapes/circle, gif/gif, lottie/lottie-index.
      content/sidebars.json:34:3 pages/unknown-id There is no page content/docs/sprnig.mdx.
          Write it, or remove the item. Available: spring, fader, gif/gif, shapes/index, interpolate, shapes/circle, lottie/lottie-index.
      content/sidebars.json:14:3 pages/hidden-twice "spring" is hidden, and in apiSidebar.
          Remove one of them.
      content/docs/fader.mdx:2:1 pages/not-in-sidebar No sidebar has the page: only links and search lead to it.
          Name "fader" in content/sidebars.json: where it belongs, or below "hidden"."
    `);
  });
});

it.each([
  [{apiSidebar: [{type: 'categry', label: 'A', items: ['a']}]}, 'apiSidebar'],
  [{hidden: [1]}, 'hidden'],
  [{mainSidebra: []}, ''],
])('the schema refuses %j', (change, key) => {
  const result = sidebarsSchema.safeParse({...sidebars, ...change});
  expect(result.success ? 'accepted' : (result.error.issues[0]?.path[0] ?? '')).toBe(key);
});
