/** Which part of the content a page belongs to. */
export type PageKind = 'docs' | 'blog' | 'learn' | 'course' | 'story';

/** A sidebar of the docs. */
export type SidebarName = 'mainSidebar' | 'apiSidebar' | 'recorderSidebar';

/** A heading of a page. */
export interface Heading {
  level: 2 | 3 | 4;
  /** Plain text, without Markdown marks. */
  text: string;
  /** The anchor the built page gives it. */
  anchor: string;
  /** 1-based line in the page's source. */
  line: number;
  /** The whole heading is one inline code span: it may name an API member. */
  isCode: boolean;
}
