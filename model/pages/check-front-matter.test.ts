import {describe, expect, it} from 'vitest';
import {checkFrontMatter} from './check-front-matter.ts';
import {front, print, testSite} from './test-site.ts';

const check = (pages: Record<string, string>) => print(checkFrontMatter(testSite(pages)));

describe('checkFrontMatter', () => {
  it('accepts what the contract allows', () => {
    const all = `---
title: spring()
description: Animate with physics.
crumb: API
sidebar_label: spring
api: [remotion#spring, '@remotion/shapes#Circle']
since: 4.0.52
status: experimental
keywords: [bounce]
undocumented: {x: internal}
related: [interpolate, shapes/circle]
---
`;
    const gif = '---\ntitle: Gif\ndescription: G\nslug: /gif/gif\ncrumb: API\n---\n';
    expect(check({spring: all, 'gif/gif': gif, 'shapes/index': front('S')})).toBe('');
  });

  it('names the nearest key for an unknown one', () => {
    expect(check({spring: front('A', 'keyword: [a]\nauthor: me\n')})).toMatchInlineSnapshot(`
      "content/docs/spring.mdx:5:1 front-matter/unknown-key The key "keyword" is unknown.
          Did you mean "keywords"?
      content/docs/spring.mdx:6:1 front-matter/unknown-key The key "author" is unknown.
          Known keys: title, description, slug, crumb, sidebar_label, api, since, status, keywords, situations, undocumented, related."
    `);
  });

  it('says which key is missing, wrong or out of order', () => {
    expect(
      check({
        spring: '---\ntitle: A\n---\n',
        interpolate: front('A', 'since: 4\napi: spring\nrelated: [spring]\n'),
        'shapes/circle': `---\ntitle: A\ndescription: ${'long '.repeat(40)}\ncrumb: API\n---\n`,
        'shapes/index': '---\ntitle: A\ncrumb: API\ndescription: D\n---\n',
      }),
    ).toMatchInlineSnapshot(`
      "content/docs/spring.mdx:1:1 front-matter/missing-key The key "description" is missing.
          Add description: one sentence of at most 160 characters.
      content/docs/spring.mdx:1:1 front-matter/missing-key The key "crumb" is missing.
          Add crumb: a short text: what the page belongs to.
      content/docs/interpolate.mdx:6:1 front-matter/bad-value The value of "api" is not right.
          Expected package#export, for example remotion#spring, or a list of them.
      content/docs/interpolate.mdx:5:1 front-matter/bad-value The value of "since" is not right.
          Expected a version, for example 4.0.52.
      content/docs/interpolate.mdx:7:1 front-matter/bad-value The value of "related" is not right.
          Expected a list of 2 to 5 page ids.
      content/docs/interpolate.mdx:5:1 front-matter/order The key "since" is out of order.
          Write them as: title, description, crumb, api, since, related.
      content/docs/shapes/index.mdx:3:1 front-matter/order The key "crumb" is out of order.
          Write them as: title, description, crumb.
      content/docs/shapes/circle.mdx:3:1 front-matter/bad-value The value of "description" is not right (it has 199 characters).
          Expected one sentence of at most 160 characters."
    `);
  });

  it('finds slugs that change nothing, and two pages at one path', () => {
    const withSlug = (slug: string) => front('A').replace('crumb:', `slug: ${slug}\ncrumb:`);
    expect(
      check({interpolate: withSlug('/interpolate'), circle: withSlug('/shapes/circle/')}),
    ).toMatchInlineSnapshot(`
      "content/docs/interpolate.mdx:4:1 pages/idle-slug The slug "/interpolate" changes nothing: the path /docs/interpolate follows from the id.
          Remove the line.
      content/docs/circle.mdx:4:1 pages/same-path The page "shapes/circle" has the path /docs/shapes/circle/ already.
          Move the file, or give it a slug of its own."
    `);
  });

  it('checks related pages', () => {
    expect(
      check({
        spring: front('A', 'related: [spring, intrpolate, shapes, interpolate, interpolate]\n'),
      }),
    ).toMatchInlineSnapshot(`
      "content/docs/spring.mdx:5:1 pages/related The page is related to itself.
          Name another page.
      content/docs/spring.mdx:5:1 pages/related There is no page with the id "intrpolate".
          Did you mean "interpolate"?
      content/docs/spring.mdx:5:1 pages/related There is no page with the id "shapes".
          Did you mean "shapes/index"?
      content/docs/spring.mdx:5:1 pages/related "interpolate" is listed twice.
          Remove one."
    `);
  });

  it('has a schema of its own for posts', () => {
    expect(
      check({'content/blog/4-0.mdx': '---\ntitle: A\ndescription: D\ncrumb: API\n---\n'}),
    ).toMatchInlineSnapshot(`
      "content/blog/4-0.mdx:4:1 front-matter/unknown-key The key "crumb" is unknown.
          Known keys: title, description, slug, date, authors, tags, keywords, image, draft, hide_table_of_contents."
    `);
  });
});
