import {describe, expect, it} from 'vitest';
import {checkDuplicates} from './check-duplicates.ts';
import {front, print, testSite} from './test-site.ts';

/** Text of `count` words that no other seed shares. */
const prose = (seed: string, count: number) =>
  Array.from({length: count}, (_, index) => `${seed}${index}`).join(' ');

const page = (title: string, body: string) => front(title) + body;

describe('checkDuplicates', () => {
  it('finds a page that is mostly another page with the names changed', () => {
    const shared = prose('w', 60);
    const site = testSite({
      spring: page('A', `${shared} ${prose('a', 20)}`),
      interpolate: page('B', `${prose('b', 10)} ${shared}`),
      'shapes/circle': page('C', prose('c', 80)),
    });
    expect(print(checkDuplicates(site))).toMatchInlineSnapshot(`
      "content/docs/spring.mdx:7:1 prose/near-duplicate 85 % of the text is also in content/docs/interpolate.mdx.
          Say it in one place and link to it, or write what is true of this page only.
      content/docs/interpolate.mdx:7:1 prose/near-duplicate 85 % of the text is also in content/docs/spring.mdx.
          Say it in one place and link to it, or write what is true of this page only."
    `);
  });

  it('finds a text whose names were replaced', () => {
    const fill = (name: string) =>
      Array.from({length: 12}, (_, index) => `${prose(`part${index}x`, 8)} ${name}`).join(' ');
    const site = testSite({
      spring: page('A', fill('lambda')),
      interpolate: page('B', fill('cloud')),
    });
    expect(checkDuplicates(site).map(({rule}) => rule)).toEqual([
      'prose/near-duplicate',
      'prose/near-duplicate',
    ]);
  });

  it('lets pages share a sentence, and code', () => {
    const sentence = prose('s', 20);
    const code = `\n\n\`\`\`ts\n${prose('code', 200)}\n\`\`\`\n`;
    const site = testSite({
      spring: page('A', `${prose('a', 80)} ${sentence}${code}`),
      interpolate: page('B', `${prose('b', 80)} ${sentence}${code}`),
    });
    expect(checkDuplicates(site)).toEqual([]);
  });

  it('finds text that is stamped on many pages', () => {
    const stamp = prose('stamp', 60);
    const pages = Array.from({length: 9}, (_, index) => [
      `content/docs/p${index}.mdx`,
      page(`P${index}`, `${stamp} ${prose(`own${index}x`, 90)}`),
    ]);
    const all = checkDuplicates(testSite(Object.fromEntries(pages)));
    const found = all.filter(({rule}) => rule === 'prose/boilerplate');
    expect(found.length).toBe(9);
    expect(print(found.slice(0, 1))).toMatchInlineSnapshot(`
      "content/docs/p0.mdx:7:1 prose/boilerplate 38 % of the text stands in more than 6 other pages too.
          Move what many pages say to a guide, link to it, and keep what only this page can say."
    `);
  });
});
