import {copyFileSync, mkdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {type Picture, picture} from './media.ts';
import {root} from './page.ts';
import {blank, type Guide, openGuide} from './project.ts';

test('tailwind: utility classes of version 4', async () => {
  const guide = openGuide('tailwind', {
    ...blank,
    without: ['@remotion/tailwind'],
    // Of version 3.
    skip: ['src/style.css', 'tailwind.config.js', 'build.ts'],
  });
  const image = await still(guide, 'Check');
  expect(image).toMatchObject({width: 1280, height: 720});
  const [red = 0, green = 0, blue = 0] = image.at(5, 5);
  // bg-red-900
  expect(red).toBeGreaterThan(110);
  expect(Math.max(green, blue)).toBeLessThan(40);
  // The text is white and in the middle.
  expect(count(image, [500, 300], [780, 420], (pixel) => Math.min(...pixel) > 240)).toBeGreaterThan(
    500,
  );
});

test('enable-scss/overview: a nested rule with a variable', async () => {
  const guide = openGuide('enable-scss/overview', {
    ...blank,
    given: {
      ...blank.given,
      'src/Composition.tsx': "export {Title as MyComposition} from './Title';\n",
    },
  });
  const image = await still(guide, 'MyComp');
  const brand = ([red = 0, green = 0, blue = 0]: number[]): boolean =>
    red < 60 && green > 100 && blue > 200;
  expect(count(image, [0, 0], [320, 180], brand)).toBeGreaterThan(100);
});

test('fonts: a font of the public folder', async () => {
  const guide = openGuide('fonts', {
    ...blank,
    packages: [...blank.packages],
    without: ['@remotion/google-fonts'],
    skip: ['src/Title.tsx', 'src/load-by-hand.ts'],
    given: {
      ...blank.given,
      'src/Composition.tsx': "export {Slogan as MyComposition} from './Slogan';\n",
    },
  });
  const mono = path.join(root, 'node_modules/@fontsource/jetbrains-mono/files');
  const sans = path.join(root, 'node_modules/@fontsource/instrument-sans/files');
  mkdirSync(guide.file('public'), {recursive: true});
  const use = (folder: string, name: string): void => {
    copyFileSync(
      `${folder}/${name}-latin-400-normal.woff2`,
      guide.file('public/BrandSans-Regular.woff2'),
    );
    copyFileSync(
      `${folder}/${name}-latin-700-normal.woff2`,
      guide.file('public/BrandSans-Bold.woff2'),
    );
  };
  use(mono, 'jetbrains-mono');
  const wide = inked(await still(guide, 'MyComp'));
  use(sans, 'instrument-sans');
  const narrow = inked(await still(guide, 'MyComp'));
  // Nine letters and a space: in a monospaced font they take more room.
  expect(wide).toBeGreaterThan(narrow + 3);
});

async function still(guide: Guide, id: string): Promise<Picture> {
  const {code, output} = await guide.exec(`npx remotion still ${id} out/still.png`);
  if (code !== 0) throw new Error(output);
  return picture(guide.file('out/still.png'));
}

type Point = [x: number, y: number];

/** How many pixels of a rectangle fulfill a condition on red, green and blue. */
function count(image: Picture, from: Point, to: Point, is: (color: number[]) => boolean): number {
  let found = 0;
  for (let y = from[1]; y < to[1]; y++) {
    for (let x = from[0]; x < to[0]; x++) if (is(image.at(x, y).slice(0, 3))) found++;
  }
  return found;
}

/** The last column that something is drawn in. */
function inked(image: Picture): number {
  for (let x = image.width - 1; x >= 0; x--) {
    for (let y = 0; y < 60; y++) {
      const [red = 255, , , opacity = 0] = image.at(x, y);
      if (opacity > 128 && red < 128) return x;
    }
  }
  return 0;
}
