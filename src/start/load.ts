// The page's scripts wait for the first sign of a reader: the document has all there is to read.
import {type PageStart, SCRIPTS} from '../../shared/page-table.ts';
import {PATIENCE, VISITED_KEY} from '../../shared/start.ts';
import {root, whenParsed} from './document.ts';
import {sayMissing} from './missing.ts';

/** What a reader does first: any of it says that the page is being used. */
const SIGNS = 'pointermove pointerdown touchstart wheel scroll keydown focusin'.split(' ');

const tag = document.getElementById('page-start');
const start: PageStart | null = tag && JSON.parse(tag.textContent ?? '');
let hasBegun = false;
let isHere = false;

function add(name: string, props: object): void {
  document.head.append(Object.assign(document.createElement(name), props));
}

function load(): void {
  if (hasBegun || !tag || !start) return;
  hasBegun = true;
  setTimeout(sayMissing, PATIENCE.scripts);
  const scripts = (tag.dataset.scripts ?? '').split(' ');
  const files = Object.values(start.files).map(
    (file) => `/${SCRIPTS.folder}${file}${SCRIPTS.ending}`,
  );
  for (const href of scripts.concat(files)) {
    add('link', {rel: 'preload', as: 'script', fetchPriority: 'low', href});
  }
  whenParsed(() => {
    for (const src of scripts) add('script', {src, async: false});
  });
}

/** Films wait for a reader, too: they hear of the first sign, or of the end of the wait. */
function arrive(event?: Event): void {
  if (isHere) return;
  const {type, target, movementX, movementY} = (event ?? {}) as Partial<PointerEvent>;
  // A pointer that rests where the page appears is told, too: it says nothing of the reader.
  if (type === 'pointermove' && !movementX && !movementY) return;
  // Nor does the sidebar that was brought to its place.
  if (type === 'scroll' && target !== document) return;
  isHere = true;
  for (const sign of SIGNS) removeEventListener(sign, arrive, true);
  root.setAttribute('data-arrived', 'true');
  document.dispatchEvent(new Event('arrive'));
  load();
}

function hasVisited(): boolean {
  try {
    return localStorage.getItem(VISITED_KEY) !== null;
  } catch {
    return false;
  }
}

/**
 * Loads the scripts with the first sign of a reader, or after four seconds. Whoever has been here before has them in
 * the cache, and an address with a question or an anchor asks for something (`data-asked`): then they are loaded at
 * once, as for pages that are tools.
 */
export function loadInTime(): void {
  for (const sign of SIGNS) addEventListener(sign, arrive, {capture: true, passive: true});
  whenParsed(() => setTimeout(() => arrive(), PATIENCE.reader));
  const isAsked = location.search !== '' || location.hash !== '';
  if (isAsked) root.setAttribute('data-asked', 'true');
  if (isAsked || start?.atOnce || hasVisited()) load();
}
