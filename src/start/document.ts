/** The root element; what the page's styles must know of its start is told as attributes of it. */
export const root = document.documentElement;

/** Whether React has taken the page over. */
export const isAlive = () => root.getAttribute('data-has-hydrated') === 'true';

/** Acts once the whole document has been read: at once if it has. */
export function whenParsed(act: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', act);
  else act();
}
