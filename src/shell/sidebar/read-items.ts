import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

/** What the marks in the markup of an item name; see `SidebarItem`. */
function readItem(element: Element): PropSidebarItem {
  const {item: type, class: categoryClass} = (element as HTMLElement).dataset;
  // The label comes before the items of the category.
  const label = element.querySelector('[data-label]')?.textContent ?? '';
  const link = element.querySelector('a');
  const className = element.className || undefined;
  if (type === 'link') return {type, label, href: link?.getAttribute('href') ?? '', className};
  if (type === 'category') {
    const list = [...element.children].find((child) => child.localName === 'ul');
    const head = element.firstElementChild?.firstElementChild;
    return {
      type,
      label,
      href: head?.getAttribute('href') ?? undefined,
      className: categoryClass,
      collapsible: true,
      collapsed: list?.hasAttribute('hidden') ?? true,
      items: list ? readItems(list) : [],
    };
  }
  return {type: 'html', value: element.innerHTML, defaultStyle: false, className};
}

/**
 * Reads the items of a sidebar back from the list that `SidebarTree` has rendered, so that React can
 * take it over without having its data. Branches that are closed come out empty.
 */
export function readItems(list: Element): PropSidebarItem[] {
  return [...list.children].map(readItem);
}
