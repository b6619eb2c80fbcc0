import {describe, expect, it} from 'vitest';
import {front, print, testSite} from '../pages/test-site.ts';
import {checkLinks} from './check-links.ts';

const circle = `${front('Circle')}## Props\n\n### \`radius\`\n\n[up](./index.mdx) [out](../spring.mdx#options)\n`;
const site = (body: string) =>
  testSite({
    spring: `${front('Spring')}## Options\n\n${body}`,
    'shapes/circle': circle,
    'shapes/index': front('Shapes'),
  });
const check = (body: string) => print(checkLinks(site(body)));

describe('checkLinks', () => {
  it('accepts pages, anchors, routes and addresses', () => {
    expect(
      check(
        '[a](./shapes/circle.mdx#radius) [b](#options) [d](/templates) [e](/blog/4-0) [f](https://example.com) [g](pathname:///llms.txt)\n',
      ),
    ).toBe('');
  });

  it('names the nearest page, anchor, route and scheme', () => {
    expect(
      check(`[a](./shape/circle.mdx)

[b](./shapes/circle.mdx#raduis)

[c](#optoins)

[d](./shapes/circle)

[e](/docs/shapes/circle)

[f](/template/)

[g](/docs/shapes/cirlce)

[h](http://example.com)

[i](./circle.mdx)

[j](./shapes/index.mdx#x)

[k]

[l](./lottie.mdx)

[k]: ./nothing-like-it-at-all.mdx
`),
    ).toMatchInlineSnapshot(`
      "content/docs/spring.mdx:9:1 links/unknown-page There is no page content/docs/shape/circle.mdx.
          Did you mean ./shapes/circle.mdx?
      content/docs/spring.mdx:11:1 links/unknown-anchor content/docs/shapes/circle.mdx has no heading with the anchor "#raduis".
          Did you mean "radius"?
      content/docs/spring.mdx:13:1 links/unknown-anchor This page has no heading with the anchor "#optoins".
          Did you mean "options"?
      content/docs/spring.mdx:15:1 links/extension "./shapes/circle" has no extension.
          Write ./shapes/circle.mdx
      content/docs/spring.mdx:17:1 links/absolute "/docs/shapes/circle" names a docs page by its path.
          Write ./shapes/circle.mdx
      content/docs/spring.mdx:19:1 links/unknown-route The site has no route /template/.
          Did you mean "/templates"?
      content/docs/spring.mdx:21:1 links/unknown-route There is no page at /docs/shapes/cirlce.
          Did you mean "/docs/shapes/circle"?
      content/docs/spring.mdx:23:1 links/scheme "http://example.com" can't be linked to.
          Use https:, or mailto: for an address.
      content/docs/spring.mdx:25:1 links/unknown-page There is no page content/docs/circle.mdx.
          Did you mean ./shapes/circle.mdx?
      content/docs/spring.mdx:27:1 links/unknown-anchor content/docs/shapes/index.mdx has no heading with the anchor "#x".
          It has no headings: link to the page itself.
      content/docs/spring.mdx:31:1 links/unknown-page There is no page content/docs/lottie.mdx.
          Did you mean ./lottie/lottie-index.mdx?
      content/docs/spring.mdx:33:1 links/unknown-page There is no page content/docs/nothing-like-it-at-all.mdx.
          A page’s id is its path below content/docs."
    `);
  });

  it('lets posts use site paths, and checks their anchors', () => {
    const posts = testSite({
      'shapes/circle': circle,
      spring: front('Spring'),
      'content/blog/4-0.mdx':
        '---\ntitle: A\ndescription: D\n---\n\n[a](/docs/shapes/circle#radius)\n\n[c](/docs/shapes/circle#x)\n\n[d](../docs/spring.mdx)\n',
    });
    expect(
      print(checkLinks(posts).filter(({file}) => file.includes('blog'))),
    ).toMatchInlineSnapshot(`
      "content/blog/4-0.mdx:8:1 links/unknown-anchor content/docs/shapes/circle.mdx has no heading with the anchor "#x".
          Its anchors: props, radius.
      content/blog/4-0.mdx:10:1 links/between-parts "../docs/spring.mdx" leads to another part of the site, where file links don't work.
          Write /docs/spring"
    `);
  });
});
