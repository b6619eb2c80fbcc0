/** Typefaces that the page has handed over, and stand-ins for the packages that load them. */
import type {ToFrame} from '../protocol';
import {keepFonts} from './drawing';

type Fonts = Extract<ToFrame, {type: 'fonts'}>['fonts'];

/** Families of the site that stand in for those of `@remotion/google-fonts`, which come from a server of others. */
const MONO = 'JetBrains Mono Variable';
const SANS = 'Instrument Sans Variable';

const plain = (name: string) => name.replaceAll(/[^a-z0-9]/gi, '').toLowerCase();
const nameOf = (family: string) => family.replaceAll('"', '');

/** All that were handed over, by their family. Those of the site are there for every run. */
const faces: FontFace[] = [];
/** Families that the code which runs has loaded. */
const asked = new Set<string>();

const isOfSite = ({family}: FontFace) => [MONO, SANS].includes(nameOf(family));

function show(face: FontFace): void {
  if (isOfSite(face) || asked.has(plain(face.family))) document.fonts.add(face);
}

/** Takes typefaces over. As in a render, one is there when the code has loaded it, and not before. */
export function addFonts(fonts: Fonts): void {
  for (const {family, weight, style, data} of fonts) {
    const face = new FontFace(family, data, {weight, style});
    faces.push(face);
    show(face);
  }
  keepFonts(fonts);
}

/** Forgets what earlier code has loaded. */
export function forgetFonts(): void {
  asked.clear();
  for (const face of faces) if (!isOfSite(face)) document.fonts.delete(face);
}

function load(family: string): void {
  asked.add(plain(family));
  for (const face of faces) show(face);
}

/** Stands for a style sheet of `@fontsource`. Takes its name; its module has nothing in it. */
export function fontSheet(name: string): Record<string, never> {
  load(name.split('/')[1] ?? '');
  return {};
}

/**
 * Stands for a module of `@remotion/google-fonts`.
 * Takes its name; returns what the module exports, with a typeface of this site.
 */
export function localFonts(name: string) {
  const wanted = plain(name.split('/').at(-1) ?? '');
  const local = faces.find(({family}) => plain(family) === wanted);
  const fontFamily = local ? nameOf(local.family) : /mono|code/i.test(name) ? MONO : SANS;
  const info = () => ({
    fontFamily,
    importName: name,
    version: 'local',
    url: '',
    unicodeRanges: {},
    fonts: {},
  });
  return {
    __esModule: true,
    fontFamily,
    getInfo: info,
    loadFont: () => {
      load(fontFamily);
      return {
        fontFamily,
        fonts: {},
        unicodeRanges: {},
        waitUntilDone: async () => undefined,
      };
    },
  };
}
