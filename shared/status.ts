/** What a reader has to know about the state of a page's subject before building on it. */
export interface Status {
  /** Two or three words, shown as a badge. */
  label: string;
  /** What follows for the reader. */
  text: string;
  /** Site path of the page that says more. */
  more?: string;
}

/** The values of the front-matter key `status`. */
export const STATUSES = {
  alpha: {
    label: 'Alpha',
    text: 'Not actively developed: errors are fixed, features are not added, and the API may change in any version.',
    more: '/docs/cloudrun/status',
  },
  experimental: {
    label: 'Experimental',
    text: 'The API may change in any version. Pin the exact version.',
  },
  deprecated: {
    label: 'Deprecated',
    text: 'It works in this version. New code should use the replacement that the page names.',
  },
} as const satisfies Record<string, Status>;

/** The status of a page, as front matter names it. */
export type StatusName = keyof typeof STATUSES;

/** The values that `status` in front matter takes. */
export const STATUS_NAMES = ['alpha', 'experimental', 'deprecated'] as const satisfies StatusName[];
