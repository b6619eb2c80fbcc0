interface Card {
  signature: string;
  purpose: string;
}

const packages = new Map<string, Promise<Record<string, Card>>>();
let panel: HTMLElement | undefined;
let owner: HTMLAnchorElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Nothing is loaded before a reader asks for the first card of a package. */
function loadPackage(name: string): Promise<Record<string, Card>> {
  const known = packages.get(name);
  if (known) return known;
  const file = `${name.replace('@', '').replaceAll('/', '__')}.json`;
  const loading = fetch(`/api-cards/${file}`)
    .then((response) => (response.ok ? response.json() : {}))
    .catch(() => {
      packages.delete(name);
      return {};
    });
  packages.set(name, loading);
  return loading;
}

function element(tag: string, className: string, text: string): HTMLElement {
  const node = document.createElement(tag);
  node.className = className;
  node.textContent = text;
  return node;
}

function hide(): void {
  clearTimeout(timer);
  owner?.removeAttribute('aria-describedby');
  owner = undefined;
  panel?.remove();
}

function hideSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(hide, 200);
}

async function show(link: HTMLAnchorElement): Promise<void> {
  clearTimeout(timer);
  if (owner === link) return;
  hide();
  owner = link;
  const [module = '', name = ''] = (link.dataset.api ?? '').split('#');
  const card = (await loadPackage(module))[name];
  if (!card || owner !== link) return;
  panel ??= createPanel();
  const more = element('a', 'api-card-more', 'Open page') as HTMLAnchorElement;
  more.href = link.href;
  panel.replaceChildren(
    element('code', 'api-card-signature', card.signature),
    element('span', 'api-card-purpose', card.purpose),
    ...(matchMedia('(hover: none)').matches ? [more] : []),
  );
  document.body.append(panel);
  place(panel, link);
  link.setAttribute('aria-describedby', panel.id);
}

function createPanel(): HTMLElement {
  const node = element('div', 'api-card', '');
  node.id = 'api-card';
  node.setAttribute('role', 'tooltip');
  // The pointer may move onto the card without losing it.
  node.addEventListener('pointerenter', () => clearTimeout(timer));
  node.addEventListener('pointerleave', hideSoon);
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') hide();
  });
  document.addEventListener('pointerdown', (event) => {
    if (event.target instanceof Element && !event.target.closest('.api-card, .api-ref')) hide();
  });
  window.addEventListener('scroll', hide, {passive: true});
  return node;
}

function place(card: HTMLElement, link: HTMLElement): void {
  const box = link.getBoundingClientRect();
  const left = Math.min(box.left, document.documentElement.clientWidth - card.offsetWidth - 12);
  const above = box.top - card.offsetHeight - 8;
  card.style.left = `${Math.max(12, left)}px`;
  card.style.top = `${above > 72 ? above : box.bottom + 8}px`;
}

/**
 * Shows signature and purpose of the toolkit names in a block on hover, focus and touch; a plain
 * click goes to the page.
 *
 * @param navigate Opens a site path without loading the document anew.
 * @returns Function that detaches.
 */
export function attachApiCards(block: HTMLElement, navigate: (path: string) => void): () => void {
  if (!block.querySelector('.api-ref')) return () => {};
  const stop = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    act: (link: HTMLAnchorElement, event: HTMLElementEventMap[K]) => void,
  ): void => {
    block.addEventListener(
      type,
      (event) => {
        const link = event.target instanceof Element && event.target.closest('a.api-ref');
        if (link instanceof HTMLAnchorElement) act(link, event);
      },
      {signal: stop.signal},
    );
  };
  let touched: HTMLAnchorElement | undefined;
  on('pointerover', (link, {pointerType}) => {
    if (pointerType === 'mouse') void show(link);
  });
  on('pointerout', (_, {pointerType}) => {
    if (pointerType === 'mouse') hideSoon();
  });
  on('pointerdown', (link, {pointerType}) => {
    touched = pointerType === 'touch' && owner !== link ? link : undefined;
  });
  on('focusin', (link) => void show(link));
  on('focusout', hideSoon);
  on('click', (link, event) => {
    // The first touch asks what the name is; the card and a second touch lead to the page.
    if (touched === link) {
      event.preventDefault();
      touched = undefined;
      void show(link);
      return;
    }
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    hide();
    navigate(new URL(link.href).pathname);
  });
  return () => {
    stop.abort();
    hide();
  };
}
