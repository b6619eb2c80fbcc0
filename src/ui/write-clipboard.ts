/**
 * Puts a text on the clipboard.
 *
 * @returns Whether that worked.
 */
export async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return writeThroughSelection(text);
  }
}

/** Pages without HTTPS, and frames without permission, have no clipboard API. */
function writeThroughSelection(text: string): boolean {
  const area = document.createElement('textarea');
  const focused = document.activeElement;
  area.value = text;
  area.className = 'visually-hidden';
  // Within an open dialog, since everything outside it is inert.
  (document.querySelector('dialog:modal') ?? document.body).append(area);
  area.select();
  const isDone = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isDone;
}
