import sans from '../../css/fonts/instrument-sans.woff2';
import mono from '../../css/fonts/jetbrains-mono.woff2';
import {fetchFile, loadOnce} from '../../outside/load-once';
import {fontFiles} from './packages';

interface Font {
  family: string;
  weight: string;
  style: string;
  data: ArrayBuffer;
}

interface Source extends Omit<Font, 'data'> {
  file: string;
}

const SITE: Source[] = [
  {family: 'Instrument Sans Variable', weight: '400 700', style: 'normal', file: sans},
  {family: 'JetBrains Mono Variable', weight: '400 700', style: 'normal', file: mono},
];

const loadFile = loadOnce(async (file) => (await fetchFile(file)).arrayBuffer());

const load = async ({file, ...font}: Source): Promise<Font> => ({
  ...font,
  data: await loadFile(file),
});

/** The typefaces of the site, which the page has already: the frame can't fetch them. */
export const siteFonts = (): Promise<Font[]> => Promise.all(SITE.map(load));

/** `Abril Fatface` and `@remotion/google-fonts/AbrilFatface` are one family. */
const plain = (name: string) => name.replaceAll(/[^a-z0-9]/gi, '').toLowerCase();

/**
 * Fetches the typefaces that code asks for: with a style sheet of `@fontsource`, or with a module of
 * `@remotion/google-fonts`, as far as this site has them. What can't be fetched is left out.
 * Takes the names of imported packages.
 */
export async function importedFonts(names: readonly string[]): Promise<Font[]> {
  const google = new Set(
    names
      .filter((name) => name.startsWith('@remotion/google-fonts/'))
      .map((name) => plain(name.split('/').at(-1) ?? '')),
  );
  const wanted = Object.entries(fontFiles)
    .filter(([sheet, {family}]) => names.includes(sheet) || google.has(plain(family)))
    .map(([, font]) => load(font).catch(() => null));
  return (await Promise.all(wanted)).filter((font) => font !== null);
}
