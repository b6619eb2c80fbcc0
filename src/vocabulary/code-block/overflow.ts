/**
 * Makes a block's code reachable with the keyboard while it is wider than its box, and only then:
 * a tab stop that scrolls nothing is in the way.
 *
 * @returns Function that stops watching.
 */
export function watchOverflow(block: HTMLElement): () => void {
  const observer = new ResizeObserver(() => showOverflow(block));
  for (const pre of block.querySelectorAll('.code-pre')) observer.observe(pre);
  return () => observer.disconnect();
}

/** Makes a tab stop of what is wider than its box, and offers to wrap it. */
export function showOverflow(block: HTMLElement): void {
  for (const pre of block.querySelectorAll<HTMLElement>('.code-pre')) setScrollable(pre);
  showWrap(block);
}

/** @returns True if long lines of the block go on in a next one: as the reader chose, or as the sheet does on phones. */
export function isWrapped(block: HTMLElement): boolean {
  const line = shownPre(block)?.querySelector('.c-line');
  return line ? getComputedStyle(line).whiteSpace === 'pre-wrap' : false;
}

/** Shows the button that wraps lines where it does something, pressed if they are. */
function showWrap(block: HTMLElement): void {
  const button = block.querySelector<HTMLElement>('.code-wrap');
  if (!button) return;
  const isOn = isWrapped(block);
  button.setAttribute('aria-pressed', String(isOn));
  button.hidden = !(isOn ? hasWrappedLine(block) : isWide(shownPre(block)));
}

/** Of the variants for package managers one is shown. */
const shownPre = (block: HTMLElement): HTMLElement | undefined =>
  [...block.querySelectorAll<HTMLElement>('.code-pre')].find(({offsetParent}) => offsetParent);

function hasWrappedLine(block: HTMLElement): boolean {
  const lines = [...(shownPre(block)?.querySelectorAll<HTMLElement>('.c-line') ?? [])];
  return lines.some(
    (line) => line.offsetHeight > 1.5 * Number.parseFloat(getComputedStyle(line).lineHeight),
  );
}

const isWide = (pre: HTMLElement | undefined): boolean =>
  pre !== undefined && pre.scrollWidth > pre.clientWidth;

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

function setScrollable(pre: HTMLElement): void {
  if (isWide(pre)) {
    pre.tabIndex = 0;
    // Not a region: a page with ten samples would have ten landmarks of one name.
    pre.setAttribute('role', 'group');
    pre.setAttribute('aria-label', pre.dataset.label ?? 'Code');
  } else {
    for (const name of ['tabindex', 'role', 'aria-label']) pre.removeAttribute(name);
  }
}
