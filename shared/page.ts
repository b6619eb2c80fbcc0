import type {StatusName} from './status.ts';

/** Front matter of a docs page, as `model/schema/front-matter.ts` validates it. */
export interface FrontMatter {
  title: string;
  description: string;
  /** Route below `/docs`, with a leading slash; only where it differs from the id. */
  slug?: string;
  crumb: string;
  sidebar_label?: string;
  /** The symbols the page documents, as `package#export`. The first is the page's own. */
  api?: string | string[];
  /** The toolkit version in which the page's subject appeared. */
  since?: string;
  /** Whether the subject is alpha, experimental or deprecated. */
  status?: StatusName;
  /** What readers type who don't know the name, error messages among them. */
  keywords?: string[];
  /** Public members without a heading, each with the reason. */
  undocumented?: Record<string, string>;
  /** Ids of 2 to 5 pages to read next. */
  related?: string[];
}

export interface Heading {
  level: 2 | 3 | 4;
  /** Plain text, without Markdown marks. */
  text: string;
  /** The anchor the built page gives it. */
  anchor: string;
  /** 1-based line in the page's source. */
  line: number;
  /** The whole heading is one inline code span: it may stand for an API member. */
  isCode: boolean;
}

/** A page a reader can open, as the model knows it before anything is built. */
export interface Page {
  kind: 'docs' | 'blog' | 'learn' | 'story';
  /** Path below the content folder without extension: `paths/evolve-path`. */
  id: string;
  /** Site path, as the manifest writes it: `/docs/paths/evolve-path`. */
  path: string;
  /** Source, relative to the project's root: `content/docs/paths/evolve-path.mdx`. */
  file: string;
  frontMatter: FrontMatter;
  headings: Heading[];
  /** Name of the sidebar that lists it, or null for a hidden page. */
  sidebar: 'mainSidebar' | 'apiSidebar' | 'recorderSidebar' | null;
  /** Number of words of prose (code not counted). */
  words: number;
}
