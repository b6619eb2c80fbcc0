import {expect, it} from 'vitest';
import {checkImages} from './check-images.ts';
import {front, print, testSite} from './test-site.ts';

const files: Record<string, {bytes: number; width: number; height: number}> = {
  'static/img/studio.png': {bytes: 900_000, width: 4000, height: 3000},
  'content/docs/good.png': {bytes: 20_000, width: 800, height: 600},
};
const check = async (body: string) =>
  print(await checkImages(testSite({spring: front('A') + body}), async (file) => files[file]));

it('accepts a described image of a fitting size', async () => {
  expect(await check('![The Studio with two tracks](./good.png)')).toBe('');
});

it('finds images that are missing, undescribed, heavy or elsewhere', async () => {
  expect(
    await check(
      '![](./good.png)\n\n![Screenshot](/img/studio.png)\n\n![The Studio](/img/sutdio.png)\n\n![The Studio](https://example.com/a.png)\n',
    ),
  ).toMatchInlineSnapshot(`
    "content/docs/spring.mdx:7:1 images/alt The image ./good.png has no alternative text.
        Say between the brackets what a reader would see: ![The Studio with two tracks](…).
    content/docs/spring.mdx:9:1 images/alt "Screenshot" does not describe /img/studio.png.
        Say what it shows.
    content/docs/spring.mdx:9:1 images/heavy static/img/studio.png has 900 kB.
        At most 400 kB: save it as WebP, or smaller.
    content/docs/spring.mdx:9:1 images/wide static/img/studio.png is 4000 pixels wide.
        At most 2880 pixels, twice the widest column.
    content/docs/spring.mdx:11:1 images/missing There is no image static/img/sutdio.png.
        Did you mean "static/img/studio.png"?
    content/docs/spring.mdx:13:1 images/outside https://example.com/a.png is fetched from elsewhere.
        Put the file into static/img/ and name it by its site path."
  `);
});
