import {useEffect} from 'react';

/** Places where keys belong to what is under them: fields, editors, players, frames. */
const OWN_KEYS =
  'input, textarea, select, iframe, [contenteditable]:not([contenteditable="false"]), [role=textbox], [role=slider], [data-player], dialog';

/**
 * Tells whether a key opens the search: Ctrl/⌘+K anywhere, a slash where no field has the focus,
 * and any character while the search button has it.
 *
 * @returns The character to start the query with (empty for the shortcuts), or undefined.
 */
function openingKey(event: KeyboardEvent, button: Element | null): string | undefined {
  const {key} = event;
  if (event.defaultPrevented || event.isComposing) return undefined;
  const target = event.target instanceof Element ? event.target : null;
  const inField = target?.closest(OWN_KEYS) != null;
  if (
    key.toLowerCase() === 'k' &&
    (event.ctrlKey || event.metaKey) &&
    !event.shiftKey &&
    !event.altKey
  ) {
    return target?.closest('dialog') ? undefined : '';
  }
  if (event.ctrlKey || event.metaKey || event.altKey || inField) return undefined;
  if (key === '/') return '';
  const isCharacter = [...key].length === 1 && key.trim() !== '';
  return isCharacter && button !== null && document.activeElement === button ? key : undefined;
}

/** Listens for the keys that open the search. */
export function useSearchKeys(
  button: React.RefObject<Element | null>,
  open: (query: string) => void,
) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const query = openingKey(event, button.current);
      if (query === undefined) return;
      event.preventDefault();
      open(query);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [button, open]);
}
