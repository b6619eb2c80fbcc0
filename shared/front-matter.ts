import type {StatusName} from './status.ts';

/** What is shown below the title of an error entry. */
export interface EntryFacts {
  /** What is reported, where the title doesn't say it. */
  messages: string[];
  /** The title says another one. */
  isRest: boolean;
  /** Packages and programs that say it. */
  origins: string;
  /** Where a reader meets it. */
  places: string;
}

/** What the build knows of a docs page, beside what its file says (`plugins/front-matter.ts`). */
export interface AddedFrontMatter {
  /** When its text changed last; dates from git would be one and the same in a shallow clone. */
  last_update?: {date: string};
  /** Minutes that an attentive reader takes. */
  reading_time?: number;
  /** Pages of `related` that exist. */
  read_next?: {to: string; title: string; description?: string}[];
  /** Packages that were checked in another version than the site documents. */
  checked_against?: {package: string; version: string}[];
  displayed_sidebar?: string;
  /** The way to a page of a folder, of which the sidebar lists only the index. */
  trail?: {label: string; href?: string}[];
  error_facts?: EntryFacts | null;
}

/** Front matter of a docs page as components read it. */
export interface DocFrontMatter extends AddedFrontMatter {
  crumb?: string;
  since?: string;
  status?: StatusName;
}
