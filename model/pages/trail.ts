import {trailRoot} from '../../shared/trail-root.ts';
import type {DocsPage} from './registry.ts';

/** A step of the way to a page. */
export interface Step {
  label: string;
  /** Site path; without one the step isn't a page. */
  path?: string;
}

/**
 * The way to a docs page, as its breadcrumbs show it.
 *
 * @param registry The docs pages by id.
 * @returns The steps from the start of the docs on, without the page itself.
 */
export function trailOf(
  {sidebar, above, crumb, path, title}: DocsPage,
  registry: ReadonlyMap<string, DocsPage>,
): Step[] {
  const root = trailRoot(sidebar, path);
  // A page that no sidebar has says itself what it belongs to.
  const own = sidebar === null && crumb !== '' && crumb !== title ? [{label: crumb}] : [];
  const steps = above.map(({label, id}) => ({
    label,
    path: id === undefined ? undefined : registry.get(id)?.path,
  }));
  return [root, ...steps, ...own];
}
