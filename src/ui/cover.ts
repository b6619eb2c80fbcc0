type Look = (dialogs: readonly Element[]) => void;

const looks = new Set<Look>();
const openDialogs = (): Element[] => [...document.querySelectorAll('dialog[open]')];
let observer: MutationObserver | undefined;

/** One observer for all that watch: a gallery has a dozen films in view, and each draws all the time. */
function observe(): void {
  observer ??= new MutationObserver(() => {
    const dialogs = openDialogs();
    for (const look of looks) look(dialogs);
  });
  // A dialog can be closed, or be taken away while it is open.
  observer.observe(document.body, {subtree: true, childList: true, attributeFilter: ['open']});
}

/**
 * Watches for dialogs above an element: what is behind one needn't move, and what moves there makes the dialog slow.
 *
 * @param onChange Told whether a dialog is open that the element isn't part of; first if one is open already.
 * @returns What ends the watch.
 */
export function watchCover(element: Element, onChange: (isCovered: boolean) => void): () => void {
  let isCovered = false;
  const look: Look = (dialogs) => {
    const isNow = dialogs.some((dialog) => !dialog.contains(element));
    if (isNow === isCovered) return;
    isCovered = isNow;
    onChange(isNow);
  };
  if (looks.size === 0) observe();
  looks.add(look);
  look(openDialogs());
  return () => {
    looks.delete(look);
    if (looks.size === 0) observer?.disconnect();
  };
}
