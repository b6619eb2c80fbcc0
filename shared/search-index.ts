/** The kinds of pages that hits are labelled with and filtered by. */
export const SEARCH_SECTIONS = [
  'Guides',
  'API',
  'CLI',
  'Errors',
  'Recipes',
  'Course',
  'Templates',
  'Blog',
  'Other',
] as const;
/** A part of the site that search can be limited to. */
export type SearchSection = (typeof SEARCH_SECTIONS)[number];

/**
 * Whether a page is an entry of the errors. There are hundreds with long titles, which nobody types in the
 * first moment: the index has them last, and they come with its second stage.
 */
export const isEntry = (path: string): boolean => /^\/docs\/errors\/./.test(path);

/** What pages beside the docs are called where a way to them is shown; the first that fits. */
const OTHER_KINDS: readonly [path: RegExp, kind: string][] = [
  [/^\/learn\//, 'Learn'],
  [/^\/success-stories\//, 'Stories'],
];

/** The kind of a page, in a word: the same wherever a page is found. */
export function kindName({path, section}: Pick<IndexedName, 'path' | 'section'>): string {
  if (section !== 'Other') return section;
  return OTHER_KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? 'Page';
}

/** The way to a page: its kind, and the groups it is in. */
export const wayTo = (page: Pick<IndexedName, 'path' | 'section' | 'crumbs'>): string[] => [
  kindName(page),
  ...page.crumbs.filter((crumb) => crumb !== page.section),
];

/** First stage of the index, what a page is called: enough to answer the first keystrokes. */
export interface IndexedName {
  /** Canonical site path. */
  path: string;
  title: string;
  section: SearchSection;
  crumbs: string[];
  /** Identifiers the page is about: exported names, flags, packages, commands. */
  names: string[];
  /** Number of pages that link here. */
  links: number;
}

/** What a page is about. */
export interface IndexedDetails {
  description: string;
  /** What readers type who don't know the name; error messages. */
  keywords: string[];
  headings: IndexedHeading[];
}

/** All that is indexed of a page but its text. */
export interface IndexedPage extends IndexedName, IndexedDetails {}

/** Second stage: what the pages of the first are about, in its order, and after them the pages it doesn't have. */
export type IndexedRest = readonly (IndexedDetails | IndexedPage)[];

/** A heading as the second stage has it. */
export interface IndexedHeading {
  text: string;
  anchor: string;
  /** The heading names an API member, flag or option. */
  code?: true;
}

/**
 * Where a page's situations stand among its texts, one in a line: what people tell who know none of its words. They
 * are looked at where somebody tells a story, and never shown.
 */
export const SITUATIONS = -2;

/**
 * Third stage: for each page, in the order of the second, its texts by heading (-1: before the first), and its
 * situations.
 */
export type IndexedTexts = [heading: number, text: string][][];

/** Names of the index files, which carry their content's hash; the only file fetched by a fixed name. */
export interface IndexManifest {
  /** The kinds of pages that there are. */
  sections: SearchSection[];
  names: string;
  details: string;
  texts: string;
}
