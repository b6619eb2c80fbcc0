import sans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
import mono from '../../css/fonts/jetbrains-mono-latin.woff2';

interface Font {
  family: string;
  weight: string;
  data: ArrayBuffer;
}

let loading: Promise<Font[]> | undefined;

const load = async (family: string, address: string): Promise<Font> => ({
  family,
  weight: '400 700',
  data: await (await fetch(address)).arrayBuffer(),
});

/** The typefaces of the site, which the page has already: the frame can't fetch them. */
export function siteFonts(): Promise<Font[]> {
  loading ??= Promise.all([
    load('Instrument Sans Variable', sans),
    load('JetBrains Mono Variable', mono),
  ]);
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}
