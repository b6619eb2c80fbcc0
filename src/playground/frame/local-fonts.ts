/** Families of the site that stand in for those of `@remotion/google-fonts`, which come from a server of others. */
const MONO = 'JetBrains Mono Variable';
const SANS = 'Instrument Sans Variable';

const plain = (name: string) => name.replaceAll(/[^a-z0-9]/gi, '').toLowerCase();

/**
 * Stands for a module of `@remotion/google-fonts`.
 * Takes its name; returns what the module exports, with a typeface of this site.
 */
export function localFonts(name: string) {
  const wanted = plain(name.split('/').at(-1) ?? '');
  const local = [...document.fonts].find(({family}) => plain(family) === wanted);
  const fontFamily = local
    ? local.family.replaceAll('"', '')
    : /mono|code/i.test(name)
      ? MONO
      : SANS;
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
    loadFont: () => ({
      fontFamily,
      fonts: {},
      unicodeRanges: {},
      waitUntilDone: async () => undefined,
    }),
  };
}
