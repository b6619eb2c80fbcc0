import type {SidebarCategory, SidebarItemSource} from '../schema/sidebars.ts';
import {bare, type DocsPage, indexOf, type SidebarsSource} from './registry.ts';

/** An item as Docusaurus takes it. */
export type SidebarItem =
  | string
  | SidebarCategory<SidebarItem>
  | {type: 'link'; label: string; href: string}
  | {type: 'html'; value: string; defaultStyle: false};

/** The sidebars as Docusaurus takes them. */
export type Sidebars = Record<Exclude<keyof SidebarsSource, 'hidden'>, SidebarItem[]>;

/**
 * Turns our sidebars into the framework's.
 *
 * @param sidebars The content of `content/sidebars.json`.
 * @param registry The docs pages: links get the form in which a path is served, since the other one
 *   costs a redirect.
 */
export function toSidebars(
  {apiSidebar, mainSidebar, recorderSidebar}: SidebarsSource,
  registry: ReadonlyMap<string, DocsPage>,
): Sidebars {
  const served = new Map([...registry.values()].map(({path}) => [bare(path), path]));
  const convert = (item: SidebarItemSource): SidebarItem => {
    if (typeof item === 'string') return item;
    if (item.type === 'html') return {...item, defaultStyle: false};
    if (item.type === 'folder') return indexOf(item.id);
    if (item.type === 'link') return {...item, href: served.get(bare(item.href)) ?? item.href};
    return {...item, items: item.items.map(convert)};
  };
  return {
    apiSidebar: apiSidebar.map(convert),
    mainSidebar: mainSidebar.map(convert),
    recorderSidebar: recorderSidebar.map(convert),
  };
}
