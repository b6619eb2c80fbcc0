const CUT = /^\s*\/\/ ---cut---\s*$/;

/** Number of the first line that readers see: what is above the cut is only compiled. */
export const firstVisibleLine = (code: string): number =>
  code.split('\n').findLastIndex((line) => CUT.test(line)) + 1;

/** The whole program without the mark of the cut and blank lines around it, which no reader should see. */
export const withoutCut = (code: string): string =>
  code.replaceAll(new RegExp(CUT.source, 'gm'), '');
