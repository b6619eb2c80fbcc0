import type {Root} from 'mdast';
import {idsShown} from '../pages/attribute-of.ts';

/** A docs page with its syntax tree. */
interface DocsTree {
  title: string;
  path: string;
  tree: Root;
}

/** Where more is said about a demo. */
interface Page {
  label: string;
  path: string;
}

/**
 * Finds the page that says more about a demo: the one that is called as it is, else the first that shows it.
 *
 * @param pages All docs pages, in their order.
 * @returns The page of the demo with an id and a name; undefined where no page is about it.
 */
export function demoPager(
  pages: Iterable<DocsTree>,
): (id: string, name: string) => Page | undefined {
  const named = new Map<string, Page>();
  const showing = new Map<string, Page>();
  for (const {title, path, tree} of pages) {
    const page = {label: `Docs: ${title}`, path};
    if (!named.has(title)) named.set(title, page);
    for (const id of idsShown([{tree}], 'Demo')) {
      if (!showing.has(id)) showing.set(id, page);
    }
  }
  return (id, name) => named.get(name) ?? showing.get(id);
}
