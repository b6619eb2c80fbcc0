import {codeWrapKey} from '../../../shared/code-wrap';
import {store} from '../../outside/storage';
import {isWrapped, showOverflow} from './overflow';

/**
 * What a press does: lines go on in a next one, they don't, or (null) as the sheet has it, which wraps them on phones.
 *
 * @param now What was chosen before, and whether the lines of the pressed block are wrapped.
 */
export function nextWrap(now: {chosen: string | undefined; wrapped: boolean}): 'on' | 'off' | null {
  if (!now.wrapped) return 'on';
  return now.chosen === 'on' ? null : 'off';
}

/** Wraps the long lines of every block of the site, or no longer, and remembers it. */
export function toggleWrap(block: HTMLElement): void {
  const root = document.documentElement;
  const next = nextWrap({chosen: root.dataset.wrap, wrapped: isWrapped(block)});
  const {top} = block.getBoundingClientRect();
  if (next) root.dataset.wrap = next;
  else delete root.dataset.wrap;
  // At once: lines that needn't scroll have more room, and break elsewhere.
  for (const other of document.querySelectorAll<HTMLElement>('.code-block')) showOverflow(other);
  // Blocks above have become higher or lower: what the reader looks at must not move.
  window.scrollBy(0, block.getBoundingClientRect().top - top);
  store(codeWrapKey, next);
}
