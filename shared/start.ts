/** What the reader is told while the scripts of a page are missing; its texts and links work all the same. */
export const START_NOTICE =
  'Part of this page could not be loaded. Texts and links work; menus and search need it.';

/**
 * Milliseconds until a page whose scripts didn't come says so, until it is shown without its style sheet, and
 * until its scripts are loaded for a reader who only looks.
 */
export const PATIENCE = {scripts: 15_000, styles: 6_000, reader: 4_000};

/** Key of `localStorage` under which the browser notes that the site was alive in it before. */
export const VISITED_KEY = 'docs-visited';
