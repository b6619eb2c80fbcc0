import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

function readItem(element: Element): PropSidebarItem {
  const [first, second] = element.children;
  const className = element.className || undefined;
  if (first instanceof HTMLAnchorElement) {
    // The arrow of links that lead away, and trails of filtered lists, stand beside the label.
    const label = first.firstElementChild?.textContent ?? '';
    return {type: 'link', label, href: first.getAttribute('href') ?? '', className};
  }
  const head = first?.firstElementChild;
  if (first instanceof HTMLDivElement && head && second instanceof HTMLUListElement) {
    // The first class is the look of all categories.
    const [, ...own] = element.classList;
    return {
      type: 'category',
      label: head.textContent ?? '',
      href: head.getAttribute('href') ?? undefined,
      className: own.join(' ') || undefined,
      collapsible: true,
      collapsed: second.hidden,
      items: readItems(second),
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
