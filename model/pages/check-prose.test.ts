import {expect, it} from 'vitest';
import {checkProse} from './check-prose.ts';
import {checkUnique} from './check-unique.ts';
import {front, print, testSite} from './test-site.ts';

it('finds empty phrases, also on the second line of a paragraph, but not in code', () => {
  const body =
    'First line,\nthen simply pass it in order to win. `simply` and TODO.\n\n```ts\n// TODO\n```\n';
  expect(print(checkProse(testSite({spring: front('A') + body})))).toMatchInlineSnapshot(`
    "content/docs/spring.mdx:8:6 prose/phrase Don't write "simply".
        Leave it out.
    content/docs/spring.mdx:8:21 prose/phrase Don't write "in order to".
        Write "to".
    content/docs/spring.mdx:8:51 prose/phrase Don't write "TODO".
        Do it, or leave it out."
  `);
});

it('checks the order of headings', () => {
  const body = '# Title\n\n## Options\n\n#### deep\n\n## Options\n\n##### deeper\n';
  expect(print(checkProse(testSite({spring: front('A') + body})))).toMatchInlineSnapshot(`
    "content/docs/spring.mdx:7:1 headings/title The title stands in the front matter.
        Remove the heading, or make it "##".
    content/docs/spring.mdx:11:1 headings/skipped-level A heading of level 4 follows one of level 2.
        Write "###".
    content/docs/spring.mdx:13:1 headings/twice The section "Options" stands already in line 9.
        Join them, or name the difference.
    content/docs/spring.mdx:15:1 headings/depth A heading of level 5 is too deep.
        Use "####" or a list."
  `);
});

it('finds pages that a reader could not tell apart', () => {
  const twin =
    '---\ntitle: A\ndescription: What the reader gets from the page on a!\ncrumb: API\n---\n';
  const short = '---\ntitle: A\ndescription: Too short.\ncrumb: Other\n---\n';
  expect(
    print(checkUnique(testSite({spring: front('A'), interpolate: twin, 'shapes/circle': short}))),
  ).toMatchInlineSnapshot(`
    "content/docs/interpolate.mdx:2:1 pages/same-title content/docs/spring.mdx has the same title and crumb.
        Name the difference in the title, or in sidebar_label.
    content/docs/interpolate.mdx:3:1 pages/same-description content/docs/spring.mdx has the same description.
        Say what a reader gets from this page only.
    content/docs/shapes/circle.mdx:3:1 pages/short-description The description has 10 characters.
        Say in one sentence of 25 to 160 characters what the reader gets."
  `);
});
