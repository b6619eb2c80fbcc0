import {fetchFile, loadOnce} from '../../outside/load-once';
import {cardElement, hideCard, hideCardSoon, keepCard, showCard} from './card';

interface Card {
  signature: string;
  purpose: string;
}

/**
 * Nothing is loaded before a reader asks for the first card of a package. What comes is unchecked: it is only shown, and
 * checks would be loaded with each page.
 */
const loadCards = loadOnce(
  async (url): Promise<Record<string, Card>> => (await fetchFile(url)).json(),
);
const fileOf = (name: string) => `/api-cards/${name.replace('@', '').replaceAll('/', '__')}.json`;
let owner: HTMLAnchorElement | undefined;

async function show(link: HTMLAnchorElement): Promise<void> {
  keepCard();
  if (owner === link && link.hasAttribute('aria-describedby')) return;
  owner = link;
  const [module = '', name = ''] = (link.dataset.api ?? '').split('#');
  const card = (await loadCards(fileOf(module)).catch(() => undefined))?.[name];
  if (!card || owner !== link) return;
  const content = [
    cardElement('code', 'api-card-signature', card.signature),
    cardElement('span', 'api-card-purpose', card.purpose),
  ];
  if (matchMedia('(hover: none)').matches) {
    const more = cardElement('a', 'api-card-more', 'Open page') as HTMLAnchorElement;
    more.href = link.href;
    content.push(more);
  }
  showCard(content, link.getBoundingClientRect(), link);
}

function leave(): void {
  owner = undefined;
  hideCardSoon();
}

/**
 * Shows signature and purpose of the toolkit names in a block on hover, focus and touch; a plain
 * click goes to the page.
 *
 * @param navigate Opens a site path without reloading the document.
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
    if (pointerType === 'mouse') leave();
  });
  on('pointerdown', (link, {pointerType}) => {
    touched = pointerType === 'touch' && owner !== link ? link : undefined;
  });
  on('focusin', (link) => void show(link));
  on('focusout', leave);
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
    hideCard();
    navigate(new URL(link.href).pathname);
  });
  return () => {
    stop.abort();
    hideCard();
  };
}
