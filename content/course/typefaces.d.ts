/** Steps may import typefaces; the package itself, of 1,500 families, isn't installed beside the site. */
declare module '@remotion/google-fonts/Anton' {
  export const fontFamily: string;
  export const loadFont: (
    style?: 'normal',
    options?: {weights?: '400'[]; subsets?: ('latin' | 'latin-ext' | 'vietnamese')[]},
  ) => {fontFamily: string};
}
