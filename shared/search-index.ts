/** The groups hits are shown in, in the order of their rank for equal matches. */
export const SEARCH_SECTIONS = ['Guides', 'API', 'CLI', 'Templates', 'Blog', 'Other'] as const;
export type SearchSection = (typeof SEARCH_SECTIONS)[number];

/** One page in the first stage of the index: enough to answer the first keystrokes. */
export interface IndexedPage {
  /** Canonical site path. */
  path: string;
  title: string;
  section: SearchSection;
  crumbs: string[];
  description: string;
  /** Identifiers the page is about: exported names, flags, packages, commands. */
  names: string[];
  /** What readers type who don't know the name; error messages. */
  keywords: string[];
  headings: IndexedHeading[];
  /** Number of pages that link here. */
  links: number;
}

export interface IndexedHeading {
  text: string;
  anchor: string;
  /** The heading names an API member, flag or option. */
  code?: true;
}

/** Second stage: for each page, in the order of the first, its texts by heading (-1: before the first). */
export type IndexedTexts = [heading: number, text: string][][];

/** Names of the index files, which carry their content's hash; the only file fetched by a fixed name. */
export interface IndexManifest {
  pages: string;
  texts: string;
}
