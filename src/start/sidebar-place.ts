import {SIDEBAR_EDGES, SIDEBAR_KEY} from '../../shared/sidebar-place.ts';

/** Scrolls the sidebar to where it was left, and to the page's own row if that isn't in view there. */
export function showPlace(): void {
  const row = document.querySelector('[data-sidebar-list] [aria-current]');
  const list = document.querySelector('[data-sidebar-list]')?.parentElement;
  if (!row || !list?.offsetHeight) return;
  try {
    list.scrollTop = Number(sessionStorage.getItem(SIDEBAR_KEY));
  } catch {
    // A browser that keeps nothing.
  }
  const box = list.getBoundingClientRect();
  const {top, bottom} = row.getBoundingClientRect();
  if (top < box.top + SIDEBAR_EDGES[0] || bottom > box.bottom - SIDEBAR_EDGES[1]) {
    list.scrollTop += top - box.top - box.height * 0.4;
  }
}
