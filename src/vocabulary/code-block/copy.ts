import {announce} from '../../ui/announce';
import {writeClipboard} from '../../ui/clipboard';

/** The code as a reader pastes it: the shown variant, without the lines a diff removes. */
function codeOf(block: HTMLElement): string {
  const shown = [...block.querySelectorAll<HTMLElement>('.code-pre')].find(
    (pre) => getComputedStyle(pre).display !== 'none',
  );
  const lines = shown?.querySelectorAll('.c-line:not(.c-rem)') ?? [];
  return [...lines].map((line) => line.textContent ?? '').join('\n');
}

/** Puts the block's code on the clipboard and says so, or says that it didn't work. */
export async function copyCode(block: HTMLElement): Promise<void> {
  const button = block.querySelector<HTMLElement>('.code-copy');
  const isDone = await writeClipboard(codeOf(block));
  if (!button) return;
  button.textContent = isDone ? 'Copied' : 'Failed';
  announce(isDone ? 'Copied' : 'Copying failed');
  setTimeout(() => {
    button.textContent = 'Copy';
  }, 2000);
}
