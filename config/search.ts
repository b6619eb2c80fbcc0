/** Settings of search: the only file to change for another index, another page or other words. */
export const search = {
  /** Site path of the page with all results. */
  page: '/search',
  /** Longest query in characters. */
  queryLength: 64,
  /** Lines in the box, and on a page of the search page. */
  hits: 20,
  texts: {
    label: 'Search docs',
    loading: 'Loading search …',
    searching: 'Searching …',
    noResults: 'No results for',
    suggestions: 'Try searching for',
    missing: 'Believe this query should return results?',
    report: 'Let us know.',
    failed: 'Unable to fetch results',
    failedHint: 'You might want to check your network connection.',
    retry: 'Retry',
    noRecent: 'No recent searches',
    local:
      'The search service can’t be reached. These results are from the copy of the site in your browser.',
    explain: 'Explain this error',
  },
} as const;

/** Restrictions of every query to a hosted index: the inner lists are alternatives. */
export const facetFilters: (string | string[])[] = [
  'language:en',
  ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
];
