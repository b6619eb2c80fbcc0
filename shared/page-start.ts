/**
 * A module as a document names it: by the bundler's id with the chunks it is in (mode 0 is a module of
 * ours, others make a namespace of it), as a value, or as the sidebar of a name; no name means all.
 */
export interface Stored {
  $module?: [id: string | number, mode: number, ...chunks: string[]];
  $value?: [unknown];
  $sidebar?: string;
}

/** A route: its path, its modules and its attributes. */
export type StoredRoute = [
  path: string,
  modules: Record<string, unknown>,
  attributes: Record<string, unknown>,
];

/** What a document says of its own page, so that it starts without the table of all pages. */
export interface PageStart {
  /** From the outermost route to the page. */
  chain: StoredRoute[];
  /** Hashes in the names of the page's files, by chunk. */
  hashes: Record<string, string>;
}
