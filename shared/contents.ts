/** A part of the docs, as `/contents` lists it: Guides, API. */
export interface ContentsPart {
  title: string;
  sections: ContentsSection[];
}

/** Pages that stand together in a sidebar. */
export interface ContentsSection {
  /** None if the part has no other section. */
  title?: string;
  pages: {
    title: string;
    path: string;
    /** How many pages of one kind its own list names, which are not listed here. */
    below?: number;
  }[];
}
