/**
 * Shows types on hover, if the block has them. Not even the script for it is loaded before the pointer
 * is over code.
 *
 * @returns Function that detaches.
 */
export function offerTypes(block: HTMLElement): () => void {
  const pre = block.querySelector<HTMLElement>('.code-pre[data-types]');
  if (!pre) return () => {};
  let stop = (): void => pre.removeEventListener('pointerenter', load);
  const load = async ({pointerType}: PointerEvent): Promise<void> => {
    if (pointerType !== 'mouse') return;
    stop();
    const {attachTypeCards} = await import('./type-card');
    stop = attachTypeCards(pre);
  };
  pre.addEventListener('pointerenter', load);
  return () => stop();
}
