/**
 * `npm run fonts` writes the code typeface as it is shipped: no ligatures, which the site turns off
 * and whose glyphs are half of the file, and only the weights that the styles ask for.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {fileURLToPath} from 'node:url';
import subsetFont from 'subset-font';

const SOURCE = '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2';

/** Where the result lies. */
export const MONO = fileURLToPath(new URL('./jetbrains-mono-latin.woff2', import.meta.url));

/** Latin letters, Latin-1 and the signs that code and its comments use: what the source file has. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2dc],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2215],
  [0xfeff, 0xfffd],
] as const;

/** @returns the font as WOFF2, the same bytes for the same source */
export function subsetMono(): Promise<Buffer> {
  const text = RANGES.flatMap(([from, to]) =>
    Array.from({length: to - from + 1}, (_, index) => String.fromCodePoint(from + index)),
  ).join('');
  return subsetFont(readFileSync(createRequire(import.meta.url).resolve(SOURCE)), text, {
    targetFormat: 'woff2',
    variationAxes: {wght: {min: 400, max: 700}},
    noLayoutClosure: true,
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(MONO, await subsetMono());
