/**
 * What runs in the head of every document, before any file (plugins/start-script.ts): it loads the page's scripts
 * when somebody is there, holds back what is pressed until they run, and says so if they don't come. What can be
 * hidden behind a button of the page is shown unless the root element has `data-scripts`: they run, and aren't missing.
 * It is compiled for browsers older than the site's own, since it is what tells their readers.
 */
import {VISITED_KEY} from '../../shared/start.ts';
import {isAlive, root, whenParsed} from './document.ts';
import {holdBack, letGo} from './held.ts';
import {loadInTime} from './load.ts';
import {takeBack, watchScripts, watchStyles} from './missing.ts';
import {showPlace} from './sidebar-place.ts';

/** Some readers' tools take `matchMedia` away: the framework asks it before any file is loaded. */
function completeBrowser(): void {
  try {
    matchMedia('print');
  } catch {
    const nothing = () => undefined;
    window.matchMedia = (media) => ({
      media,
      matches: false,
      onchange: null,
      addEventListener: nothing,
      removeEventListener: nothing,
      addListener: nothing,
      removeListener: nothing,
      dispatchEvent: () => false,
    });
  }
}

/** What the mouse rests on is told: a menu that waited for it opens. */
function tellHover(): void {
  const under = [...document.querySelectorAll(':hover')].pop();
  if (!under || !matchMedia('(hover:hover)').matches) return;
  for (const type of ['pointerover', 'mouseover']) {
    under.dispatchEvent(new PointerEvent(type, {bubbles: true, pointerType: 'mouse'}));
  }
}

function onAlive(): void {
  takeBack();
  try {
    localStorage.setItem(VISITED_KEY, '1');
  } catch {
    // A browser that keeps nothing loads the scripts late each time.
  }
  // What waits for the client is enabled one rendering later.
  requestAnimationFrame(() =>
    setTimeout(() => {
      tellHover();
      letGo();
    }),
  );
}

root.setAttribute('data-scripts', 'true');
completeBrowser();
new MutationObserver((_changes, observer) => {
  if (!isAlive()) return;
  observer.disconnect();
  onAlive();
}).observe(root, {attributes: true, attributeFilter: ['data-has-hydrated']});
watchScripts();
watchStyles();
holdBack();
whenParsed(showPlace);
loadInTime();
