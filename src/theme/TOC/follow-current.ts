/**
 * Tells which entry of the contents beside the text is the current one, now and whenever it changes; the framework
 * marks it, also where these contents aren't shown.
 *
 * @returns Ends it.
 */
export function followCurrent(list: Element, onChange: (entry: Element | null) => void) {
  const tell = () => onChange(list.querySelector('.toc__link--active'));
  const observer = new MutationObserver(tell);
  observer.observe(list, {subtree: true, attributeFilter: ['class']});
  tell();
  return () => observer.disconnect();
}
