import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {useEffect, useState} from 'react';
import {isPartial, loadSidebar} from '../framework/sidebars';

/** Runs when the browser has nothing better to do. */
function whenIdle(run: () => void) {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, {timeout: 2000});
  else setTimeout(run, 500);
}

/**
 * The items of a sidebar: those that the document came with, and soon all.
 *
 * @param path Path of the page; a load that failed is tried again on the next one.
 */
export function useWholeSidebar(
  name: string,
  items: PropSidebarItem[],
  path: string,
): PropSidebarItem[] {
  const [whole, setWhole] = useState<PropSidebarItem[]>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: see `path`.
  useEffect(() => {
    if (!isPartial(items)) return;
    whenIdle(() => loadSidebar(name).then(setWhole, console.warn));
  }, [name, items, path]);
  return isPartial(items) ? (whole ?? items) : items;
}
