// The sidebars that the browser knows. A document's own is in its markup as far as it is open; the
// whole of it, which is as large as many pages, comes when the page is at rest or the next one needs it.
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {readItems} from '../sidebar/read-items';
import {completeRoutes} from './route-table';

type Items = PropSidebarItem[];

/** By name; the framework's version data of every docs page refers to this object. */
export const sidebars: Record<string, Items> = {};
const loaders = new Map<string, () => Promise<{default?: unknown}>>();
/** Sidebars whose closed branches are empty. */
const partial = new WeakSet<readonly PropSidebarItem[]>();

/** Tells how a sidebar is loaded. */
export function registerSidebar(name: string, load: () => Promise<{default?: unknown}>): void {
  loaders.set(name, load);
}

/** Tells whether the closed branches of a sidebar are empty. */
export const isPartial = (items: readonly PropSidebarItem[]): boolean => partial.has(items);

/**
 * Loads a sidebar with all of its branches.
 *
 * @throws {Error} If it can't be loaded.
 */
export async function loadSidebar(name: string): Promise<Items> {
  const known = sidebars[name];
  if (known && !isPartial(known)) return known;
  if (!loaders.has(name)) await completeRoutes();
  const loaded = await loaders.get(name)?.();
  if (!loaded?.default) throw new Error(`There is no sidebar "${name}".`);
  sidebars[name] = loaded.default as Items;
  return sidebars[name];
}

/** The sidebar of the document that was opened: from its markup, or loaded if that has none. */
export async function openSidebar(name: string): Promise<void> {
  const list = document.querySelector('[data-sidebar-list]');
  if (!list) {
    await loadSidebar(name);
    return;
  }
  sidebars[name] = readItems(list);
  partial.add(sidebars[name]);
}
