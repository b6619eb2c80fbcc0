const DOCS = {label: 'Docs', path: '/docs/'};
const API = {label: 'API', path: '/docs/api'};

/**
 * The first step of the way to a docs page: what the navigation marks while the page is open.
 *
 * @param sidebar Name of the sidebar that the page is in, if it is in one.
 */
export const trailRoot = (sidebar: string | null | undefined, path: string) =>
  sidebar === 'apiSidebar' && path !== API.path ? API : DOCS;
