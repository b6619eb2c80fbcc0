/**
 * Puts a text on the clipboard.
 *
 * @returns Whether that worked. Pages without HTTPS have no clipboard API; there the text is selected for a
 *   moment and copied as with the keyboard.
 */
export async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return writeThroughSelection(text);
  }
}

function writeThroughSelection(text: string): boolean {
  const area = document.createElement('textarea');
  const focused = document.activeElement;
  area.value = text;
  area.className = 'code-status';
  // Behind an open dialog nothing can be selected.
  (focused?.closest('dialog') ?? document.body).append(area);
  area.select();
  const isDone = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isDone;
}
