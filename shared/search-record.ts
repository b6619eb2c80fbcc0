/** One thing a search can find: a page, a heading, a text block, an API member, a flag or an error message. */
export interface SearchRecord {
  objectID: string;
  /** Site path with anchor. */
  url: string;
  /** Section shown as the group of the hit. */
  section: 'Guides' | 'API' | 'CLI' | 'Blog' | 'Templates' | 'Other';
  type: 'page' | 'heading' | 'text' | 'symbol' | 'flag' | 'error';
  /** Title of the page. */
  title: string;
  /** Heading path within the page. */
  headings: string[];
  breadcrumbs: string[];
  /** Plain text. */
  content: string;
  keywords: string[];
}
