import type {IndexedPage, IndexedTexts, SearchSection} from '../../shared/search-index.ts';

/** One record of the hosted index, in the shape DocSearch's own crawler gives it. */
export interface HostedRecord {
  objectID: string;
  url: string;
  /** The page's path: one record of each page is answered. */
  page: string;
  type: 'lvl1' | 'lvl2' | 'content';
  hierarchy: {lvl0: SearchSection; lvl1: string; lvl2: string | null};
  content: string | null;
  names: string[];
  keywords: string[];
  description: string;
  crumbs: string[];
  section: SearchSection;
  language: 'en';
  docusaurus_tag: 'default' | 'docs-default-current';
  weight: {section: number; level: number; position: number};
  [key: string]: unknown;
}

/** The service takes records of at most 10 kB; text is cut well below. */
const LONGEST_TEXT = 6000;
const SECTION_WEIGHT: Record<SearchSection, number> = {
  API: 60,
  Guides: 50,
  CLI: 50,
  Errors: 50,
  Recipes: 40,
  Course: 20,
  Templates: 30,
  Other: 20,
  Blog: 10,
};

function recordsOf(page: IndexedPage, texts: Map<number, string>): HostedRecord[] {
  const base = {
    page: page.path,
    names: page.names,
    keywords: page.keywords,
    description: page.description,
    crumbs: page.crumbs,
    section: page.section,
    language: 'en' as const,
    docusaurus_tag: page.path.startsWith('/docs')
      ? ('docs-default-current' as const)
      : ('default' as const),
  };
  const intro = texts.get(-1) ?? '';
  const weight = SECTION_WEIGHT[page.section];
  return [
    {
      ...base,
      objectID: page.path,
      url: page.path,
      type: 'lvl1',
      hierarchy: {lvl0: page.section, lvl1: page.title, lvl2: null},
      content: (intro || page.description).slice(0, LONGEST_TEXT) || null,
      weight: {section: weight, level: 100, position: 0},
    },
    ...page.headings.map(({text, anchor}, index): HostedRecord => {
      const content = texts.get(index)?.slice(0, LONGEST_TEXT) ?? null;
      return {
        ...base,
        // What names the page must not lift its sections above other pages.
        names: [],
        keywords: [],
        objectID: `${page.path}#${anchor}`,
        url: `${page.path}#${anchor}`,
        type: content ? 'content' : 'lvl2',
        hierarchy: {lvl0: page.section, lvl1: page.title, lvl2: text},
        content,
        weight: {section: weight, level: 50, position: index + 1},
      };
    }),
  ];
}

/**
 * Turns the embedded index into records for the hosted service: one for each page and each section.
 *
 * @param index Both stages of the embedded index.
 */
export function hostedRecords(index: {pages: IndexedPage[]; texts: IndexedTexts}): HostedRecord[] {
  return index.pages.flatMap((page, number) => recordsOf(page, new Map(index.texts[number])));
}

/** Settings of the hosted index; they are part of every push, so the service needs no set-up by hand. */
export const hostedSettings = {
  searchableAttributes: [
    'unordered(names)',
    'unordered(hierarchy.lvl1)',
    'unordered(keywords)',
    'unordered(hierarchy.lvl2)',
    'unordered(description)',
    'content',
  ],
  attributesForFaceting: [
    'filterOnly(language)',
    'filterOnly(docusaurus_tag)',
    'filterOnly(section)',
  ],
  attributeForDistinct: 'page',
  // One line for each page, as from the embedded index.
  distinct: 1,
  customRanking: ['desc(weight.section)', 'desc(weight.level)', 'asc(weight.position)'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  camelCaseAttributes: ['names', 'hierarchy', 'content'],
  queryLanguages: ['en' as const],
  indexLanguages: ['en' as const],
  removeStopWords: true,
  ignorePlurals: true,
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  attributesToHighlight: [],
  attributesToSnippet: [],
};
