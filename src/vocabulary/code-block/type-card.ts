import type {PageTypes} from '../../../shared/sample-types';
import {fetchJson} from '../../outside/fetch-json';
import {loadOnce} from '../../outside/load-once';
import {isNumber, isText, listOf, objectOf, recordOf} from '../../outside/shape';
import {cardElement, hideCardSoon, keepCard, showCard} from './card';

interface Spot {
  line: number;
  column: number;
  /** The text node and offset under the pointer. */
  range: Range;
}

/** Milliseconds that the pointer rests on a name before its card opens. */
const HOVER_DELAY = 250;

const isTypes = objectOf<PageTypes>({
  texts: listOf(isText),
  samples: recordOf(listOf(isNumber)),
});
const loadTypes = loadOnce((url) => fetchJson(url, isTypes));

function spotAt(pre: HTMLElement, x: number, y: number): Spot | null {
  const position = document.caretPositionFromPoint?.(x, y);
  const range = position ? document.createRange() : document.caretRangeFromPoint?.(x, y);
  if (!range) return null;
  if (position) range.setStart(position.offsetNode, position.offset);
  const {startContainer: node} = range;
  const element = node instanceof Element ? node : node.parentElement;
  const line = element?.closest('.c-line');
  if (!line || !pre.contains(line)) return null;
  const before = document.createRange();
  before.setStart(line, 0);
  before.setEnd(node, range.startOffset);
  const lines = [...pre.querySelectorAll('.c-line')];
  return {line: lines.indexOf(line), column: before.toString().length, range};
}

/** Finds the text of the identifier at a spot: quadruples of line, column, length and text. */
function textAt({texts}: PageTypes, sample: number[], {line, column}: Spot): string | undefined {
  for (let at = 0; at < sample.length; at += 4) {
    const [ofLine, start = 0, length = 0, text = 0] = sample.slice(at, at + 4);
    if (ofLine === line && column >= start && column <= start + length) return texts[text];
  }
  return undefined;
}

async function showAt(pre: HTMLElement, x: number, y: number): Promise<void> {
  const [page = '', sample = ''] = (pre.dataset.types ?? '').split('.');
  const types = await loadTypes(`/types/${page}.json`).catch(() => undefined);
  const spot = spotAt(pre, x, y);
  const found = types?.samples[sample];
  const text = types && found && spot ? textAt(types, found, spot) : undefined;
  if (!text || !spot) return;
  const content = [cardElement('code', 'api-card-signature', text)];
  showCard(content, new DOMRect(x, spot.range.getBoundingClientRect().top || y, 0, 20), null);
}

/**
 * Shows the type of the identifier under a resting pointer; `pre` says where they are. The types of a page are loaded when the
 * first one is asked for; the code needs no markup for it.
 *
 * @returns Function that detaches.
 */
export function attachTypeCards(pre: HTMLElement): () => void {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  pre.addEventListener(
    'pointermove',
    (event) => {
      clearTimeout(timer);
      const isLink = event.target instanceof Element && event.target.closest('.api-ref');
      if (event.pointerType !== 'mouse' || event.buttons > 0 || isLink) return;
      hideCardSoon();
      timer = setTimeout(() => {
        keepCard();
        void showAt(pre, event.clientX, event.clientY);
      }, HOVER_DELAY);
    },
    {signal: stop.signal},
  );
  pre.addEventListener(
    'pointerleave',
    () => {
      clearTimeout(timer);
      hideCardSoon();
    },
    {signal: stop.signal},
  );
  return () => {
    stop.abort();
    clearTimeout(timer);
  };
}
