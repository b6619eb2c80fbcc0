/**
 * `npm run fonts` writes the typefaces as they are shipped: the letters and signs that pages, code and its
 * comments use. The code's face has no ligatures, which the site turns off and whose glyphs are half of the file.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import subsetFont from 'subset-font';

/** The installed faces, each by the name under which it is shipped. */
const SOURCES = {
  'instrument-sans': 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  'instrument-sans-italic': 'instrument-sans/files/instrument-sans-latin-wght-italic.woff2',
  'jetbrains-mono': 'jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
};

/** ASCII, the letters of Western Europe, and the signs that more than a few pages use. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xb0, 0xb0],
  [0xb7, 0xb7],
  [0xc0, 0xff],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
] as const;

const LETTERS = RANGES.flatMap(([from, to]) =>
  Array.from({length: to - from + 1}, (_, index) => String.fromCodePoint(from + index)),
).join('');

/** A typeface as it is shipped. */
interface FontFile {
  /** Where it lies. */
  path: string;
  /** @returns the font as WOFF2, the same bytes for the same source */
  make: () => Promise<Buffer>;
}

const find = createRequire(import.meta.url).resolve;

/** Every file that is shipped. */
export const FONT_FILES: FontFile[] = Object.entries(SOURCES).map(([face, source]) => ({
  path: path.join(import.meta.dirname, `${face}.woff2`),
  make: () =>
    subsetFont(readFileSync(find(`@fontsource-variable/${source}`)), LETTERS, {
      targetFormat: 'woff2',
      variationAxes: {wght: {min: 400, max: 700}},
      // Only a feature leads to ligatures, and to figures of one width, which the texts' face needs.
      noLayoutClosure: face === 'jetbrains-mono',
    }),
}));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const file of FONT_FILES) writeFileSync(file.path, await file.make());
}
