/**
 * Watches for dialogs above an element: what is behind one needn't move, and what moves there makes the dialog slow.
 *
 * @param onChange Told whether a dialog is open that the element isn't part of; first if one is open already.
 * @returns What ends the watch.
 */
export function watchCover(element: Element, onChange: (isCovered: boolean) => void): () => void {
  let isCovered = false;
  const look = () => {
    const dialogs = [...document.querySelectorAll('dialog[open]')];
    const isNow = dialogs.some((dialog) => !dialog.contains(element));
    if (isNow === isCovered) return;
    isCovered = isNow;
    onChange(isNow);
  };
  // A dialog can be closed, or be taken away while it is open.
  const observer = new MutationObserver(look);
  observer.observe(document.body, {subtree: true, childList: true, attributeFilter: ['open']});
  look();
  return () => observer.disconnect();
}
