interface Shown {
  panel: HTMLElement;
  owner: HTMLElement | null;
}

let shown: Shown | undefined;
let panel: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The one card of the page; it is made when the first is shown. */
function getPanel(): HTMLElement {
  if (panel) return panel;
  panel = document.createElement('div');
  panel.className = 'api-card';
  panel.id = 'api-card';
  panel.setAttribute('role', 'tooltip');
  // The pointer may move onto the card without losing it.
  panel.addEventListener('pointerenter', () => clearTimeout(timer));
  panel.addEventListener('pointerleave', hideCardSoon);
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') hideCard();
  });
  document.addEventListener('pointerdown', (event) => {
    if (event.target instanceof Element && !event.target.closest('.api-card, .api-ref')) hideCard();
  });
  window.addEventListener('scroll', follow, {passive: true});
  return panel;
}

function place(card: HTMLElement, box: DOMRect): void {
  const left = Math.min(box.left, document.documentElement.clientWidth - card.offsetWidth - 12);
  const above = box.top - card.offsetHeight - 8;
  card.style.left = `${Math.max(12, left)}px`;
  card.style.top = `${above > 72 ? above : box.bottom + 8}px`;
}

/** A name that has the focus is often still scrolling into view: its card goes with it. */
function follow(): void {
  const owner = shown?.owner;
  if (owner && owner === document.activeElement) {
    place(getPanel(), owner.getBoundingClientRect());
  } else hideCard();
}

/**
 * Shows a card next to a place in the code.
 *
 * @param box Where the name is, in the viewport.
 * @param owner Element that the card describes, for screen readers; null if nothing has focus.
 */
export function showCard(content: HTMLElement[], box: DOMRect, owner: HTMLElement | null): void {
  hideCard();
  const card = getPanel();
  card.replaceChildren(...content);
  document.body.append(card);
  place(card, box);
  owner?.setAttribute('aria-describedby', card.id);
  shown = {panel: card, owner};
}

/** Takes the card away. */
export function hideCard(): void {
  clearTimeout(timer);
  shown?.owner?.removeAttribute('aria-describedby');
  shown?.panel.remove();
  shown = undefined;
}

/** Takes the card away, unless the pointer reaches it or another is shown before. */
export function hideCardSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(hideCard, 200);
}

/** Keeps the card that is shown. */
export function keepCard(): void {
  clearTimeout(timer);
}

/** Makes an element of a card. */
export function cardElement(tag: string, className: string, text: string): HTMLElement {
  const node = document.createElement(tag);
  node.className = className;
  node.textContent = text;
  return node;
}
