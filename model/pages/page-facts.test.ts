import {describe, expect, it} from 'vitest';
import {buildPageFacts} from './page-facts.ts';
import {front, testSite} from './test-site.ts';

const {registry} = testSite(
  {
    'shapes/index': front('Shapes'),
    'shapes/make-star': front('makeStar()'),
    api: front('API'),
    gallery: front('Gallery').replace('crumb: API', 'crumb: Resources'),
    lone: front('Lone').replace('crumb: API', 'crumb: Lone'),
  },
  {
    sidebars: {
      apiSidebar: ['api', {type: 'folder', id: 'shapes'}],
      mainSidebar: [{type: 'category', label: 'Basics', items: ['spring']}],
      recorderSidebar: [],
      hidden: ['gallery', 'lone'],
    },
  },
);

const factsOf = (path: string, data: [string, string][] = []) =>
  buildPageFacts(new Map([[path, 'A title']]), new Map(data), registry);
const sectionOf = (path: string) => Object.values(factsOf(path))[0]?.section;

describe('buildPageFacts', () => {
  it.each([
    ['a page of a category', '/docs/spring', 'Docs / Basics'],
    ['a page of a folder', '/docs/shapes/make-star', 'API / Shapes'],
    ['a page on the first level', '/docs/shapes/', 'API'],
    ['the page of the API itself', '/docs/api', 'Docs'],
    ['a page that no sidebar has', '/docs/gallery', 'Docs / Resources'],
    ['one that belongs to nothing', '/docs/lone', 'Docs'],
    ['a page of the docs that is no file', '/docs/a-z', 'Docs'],
    ['the home page', '/', ''],
    ['a list', '/templates/', ''],
    ['an entry', '/blog/4-0', 'Blog'],
    ['a tool', '/playground/', ''],
  ])('says where %s is', (_, path, section) => {
    expect(sectionOf(path)).toBe(section);
  });

  it.each([
    ['/docs/spring', 'docs/spring/index.html'],
    ['/docs/shapes/', 'docs/shapes/index.html'],
    ['/', 'index.html'],
  ])('names the file of %s', (path, file) => {
    expect(factsOf(path, [[path, '{}']])).toEqual({
      [file]: {path, title: 'A title', section: expect.any(String), structuredData: '{}'},
    });
  });

  it('refuses structured data that no page would show', () => {
    expect(() => factsOf('/docs/spring', [['/docs/gone', '{}']])).toThrow(
      'The build has no page for /docs/gone',
    );
  });
});
