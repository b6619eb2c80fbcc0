/**
 * Makes a block's code reachable with the keyboard while it is wider than its box, and only then:
 * a tab stop that scrolls nothing is in the way.
 *
 * @returns Function that stops watching.
 */
export function watchOverflow(block: HTMLElement): () => void {
  const update = (): void => {
    const pres = [...block.querySelectorAll<HTMLElement>('.code-pre')];
    const isWide = pres.map((pre) => setScrollable(pre)).includes(true);
    const wrap = block.querySelector<HTMLElement>('.code-wrap');
    if (wrap) wrap.hidden = !isWide && !block.hasAttribute('data-wrap');
  };
  const observer = new ResizeObserver(update);
  for (const pre of block.querySelectorAll('.code-pre')) observer.observe(pre);
  return () => observer.disconnect();
}

/**
 * Makes any box reachable with the keyboard while its content is wider than it is.
 *
 * @param label What the box is called.
 * @returns Function that stops watching.
 */
export function watchScrollable(box: HTMLElement, label: string): () => void {
  box.dataset.label = label;
  const observer = new ResizeObserver(() => setScrollable(box));
  observer.observe(box);
  return () => observer.disconnect();
}

function setScrollable(pre: HTMLElement): boolean {
  const isWide = pre.scrollWidth > pre.clientWidth;
  if (isWide) {
    pre.tabIndex = 0;
    // Not a region: a page with ten samples would have ten landmarks of one name.
    pre.setAttribute('role', 'group');
    pre.setAttribute('aria-label', pre.dataset.label ?? 'Code');
  } else {
    for (const name of ['tabindex', 'role', 'aria-label']) pre.removeAttribute(name);
  }
  return isWide;
}
