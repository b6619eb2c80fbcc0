/** An address without what only some of its forms end in: `/docs/shapes` for `/docs/shapes/index.html`; empty for `/`. */
const barePath = (pathname: string): string =>
  pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '');

/** The addresses of which one is the canonical form of a page's address: pages end in no slash, folders do. */
export function canonicalForms(pathname: string): [page: string, folder: string] {
  const bare = barePath(pathname);
  return [bare, `${bare}/`];
}

/** An address without the place on its page, and without a query. */
export const withoutPlace = (url: string): string => url.replace(/[?#].*$/, '');

/** Address of a page as plain Markdown: `/docs/spring.md`, `/docs/shapes.md`. */
export const twinOf = (pathname: string): string => `${barePath(pathname) || '/index'}.md`;
