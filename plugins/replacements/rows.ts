/** A module of the framework that has no override point and is wrong for this site. */
export interface Replacement {
  /** Package and file; no file stands for the whole package. */
  original: [name: string, file?: string];
  /** What it is replaced by. */
  by: string;
  /** What is wrong with it. */
  why: string;
  /** What a reader gains. */
  gain: string;
  /** Where the gain is tested. */
  test: string;
  /** Where the framework's maintainers know of it. */
  upstream?: string;
  /** When the row and its file can go. */
  until: string;
}

const CLIENT = '@docusaurus/core';
const COMMON = '@docusaurus/theme-common';
const CLASSIC = '@docusaurus/theme-classic';

/**
 * Modules that are replaced in the bundles of the browser and the static renderer alike. The build fails
 * if the framework no longer uses one of them.
 */
export const replacements: Replacement[] = [
  {
    original: ['infima', 'dist/css/default/default.css'],
    by: 'src/css/empty.css',
    why: 'All styles are our own; Infima would only be overridden.',
    gain: '11 KB of styles less before anything is shown',
    test: 'npm run check:weight',
    until: 'the classic theme can be used without Infima',
  },
  {
    original: [CLASSIC, 'lib/prism-include-languages.js'],
    by: 'src/shell/nothing.ts',
    why: 'Code is highlighted at build time; it would bring a highlighter into the browser.',
    gain: '10 KB of scripts less',
    test: 'npm run check:weight',
    until: 'the classic theme can be used without Prism',
  },
  {
    original: [COMMON, 'lib/contexts/navbarMobileSidebar.js'],
    by: 'src/shell/mobile-sidebar.tsx',
    why: 'It blocks the history even while the menu is closed.',
    gain: 'Back goes back, and closes the menu if that is open',
    test: 'tests/framework.spec.ts',
    upstream: 'https://github.com/facebook/docusaurus/issues/10988',
    until: 'Docusaurus 3.8',
  },
  {
    original: [COMMON, 'lib/contexts/navbarSecondaryMenu/content.js'],
    by: 'src/shell/secondary-menu.tsx',
    why: 'It sorts two names by language, for which the browser loads its table of languages.',
    gain: '30 ms of each page on a cheap phone',
    test: 'src/shell/secondary-menu.test.tsx',
    until: 'it compares without `localeCompare`',
  },
  {
    original: [COMMON, 'lib/contexts/colorMode.js'],
    by: 'src/shell/color-mode.tsx',
    why: "It forgets the reader's own choice when the system's mode changes.",
    gain: 'a chosen mode stays',
    test: 'tests/framework.spec.ts',
    upstream: 'https://github.com/facebook/docusaurus/pull/10987',
    until: 'Docusaurus 3.8, whose `useColorMode` also knows the choice of the system',
  },
  {
    original: ['react-router-config'],
    by: 'src/shell/framework/route-config.tsx',
    why: 'It compiles a pattern for each of a thousand routes, and tries one after the other.',
    gain: 'a page is found at once, whatever the number of pages',
    test: 'src/shell/framework/route-config.test.tsx',
    until: 'the framework looks fixed paths up in a table',
  },
  {
    original: [CLIENT, 'lib/client/preload.js'],
    by: 'src/shell/framework/preload.ts',
    why: 'Nobody catches its failure at the start, and the page is dead without a word.',
    gain: 'a page that lacks a file stays readable and says so',
    test: 'tests/unbreakable.spec.ts',
    until: 'the framework handles a failed start',
  },
  {
    original: [CLIENT, 'lib/client/PendingNavigation.js'],
    by: 'src/shell/framework/pending-navigation.tsx',
    why: 'It loads the document again even for a reader who is offline, who then has nothing; and it renders the page that is being left once more.',
    gain: 'the page that is there stays; a seventh of the time until the next one is there',
    test: 'tests/unbreakable.spec.ts',
    until: 'the framework asks whether the server can be reached',
  },
  {
    original: [CLIENT, 'lib/client/docusaurus.js'],
    by: 'src/shell/prefetch.ts',
    why: 'It prefetches shared files again for each link that scrolls by: 399 tags for 37 addresses.',
    gain: 'at most a handful of files ahead of a click',
    test: 'npm run check:weight (requests at rest)',
    until: 'the framework fetches each file once',
  },
  {
    original: [CLASSIC, 'lib/nprogress.js'],
    by: 'src/shell/progress.ts',
    why: 'A library for one line at the top.',
    gain: '2 KB of scripts less',
    test: 'tests/specification/routes.spec.ts',
    until: 'the bar can be turned off',
  },
  {
    original: ['tslib'],
    by: 'src/shell/framework/tslib.ts',
    why: 'The framework needs one of its forty helpers, and CommonJS brings all of them.',
    gain: '4 KB of scripts less',
    test: 'npm run check:weight',
    until: "the framework's helpers are ECMAScript modules",
  },
];
