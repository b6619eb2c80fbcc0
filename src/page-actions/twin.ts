/** Address of a page as plain Markdown. */
export const twinOf = (pathname: string) =>
  `${pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '')}.md`;
