/**
 * Scrolls a list, and nothing around it, until one of its rows is in view; a row that is already makes nothing jump.
 *
 * @param edges What of the list lies behind something: pixels at its top and at its end.
 * @returns Whether it scrolled.
 */
export function showInside(list: Element, row: Element, edges: [number, number]): boolean {
  const box = list.getBoundingClientRect();
  const {top, bottom} = row.getBoundingClientRect();
  if (top >= box.top + edges[0] && bottom <= box.bottom - edges[1]) return false;
  list.scrollTop += top - box.top - box.height * 0.4;
  return true;
}
