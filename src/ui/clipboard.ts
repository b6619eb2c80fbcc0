/**
 * Puts a text on the clipboard, also one that has yet to come.
 *
 * @returns Whether that worked. Pages without HTTPS have no clipboard API; there the text is selected for a
 *   moment and copied as with the keyboard.
 * @throws What the text is rejected with.
 */
export async function writeClipboard(text: string | Promise<string>): Promise<boolean> {
  try {
    if (typeof text === 'string' || typeof ClipboardItem === 'undefined')
      await navigator.clipboard.writeText(await text);
    // Safari allows copying only within the click: it gets the promise, not the text.
    else await navigator.clipboard.write([new ClipboardItem({'text/plain': text.then(toBlob)})]);
    return true;
  } catch {
    return writeThroughSelection(await text);
  }
}

const toBlob = (text: string) => new Blob([text], {type: 'text/plain'});

function writeThroughSelection(text: string): boolean {
  const area = document.createElement('textarea');
  const focused = document.activeElement;
  area.value = text;
  area.className = 'visually-hidden';
  // Behind an open dialog nothing can be selected.
  (focused?.closest('dialog') ?? document.body).append(area);
  area.select();
  const isDone = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isDone;
}
