import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {useEffect, useState} from 'react';
import {whenLoaded} from '../../ui/when-loaded';
import {isPartial, loadSidebar} from '../framework/sidebars';

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
  // biome-ignore lint/correctness/useExhaustiveDependencies: a load that failed is tried again for the next path.
  useEffect(() => {
    if (!isPartial(items)) return;
    return whenLoaded(() => loadSidebar(name).then(setWhole, console.warn));
  }, [name, items, path]);
  return isPartial(items) ? (whole ?? items) : items;
}
