// Does what no file can do that didn't come: a script that is missing or cut off is noticed at once, one that hangs
// or is empty after a while; a style sheet that hangs no longer keeps the page blank.
import {PATIENCE, START_NOTICE} from '../../shared/start.ts';
import {isAlive, root, whenParsed} from './document.ts';
import {giveUp} from './held.ts';

let notice: HTMLElement | undefined;

/** Says that part of the page is missing, unless it is alive or something else says so. */
export function sayMissing(): void {
  if (isAlive()) return;
  root.removeAttribute('data-scripts');
  giveUp();
  if (notice || document.querySelector('body>[role=alert]')) return;
  if (!document.body) {
    whenParsed(sayMissing);
    return;
  }
  notice = document.createElement('div');
  notice.className = 'page-notice';
  notice.setAttribute('role', 'alert');
  const reload = document.createElement('a');
  reload.href = '';
  reload.append('Reload');
  notice.append(START_NOTICE, reload);
  document.body.append(notice);
}

/** Takes the notice back: the page is alive after all. */
export function takeBack(): void {
  notice?.remove();
  root.setAttribute('data-scripts', 'true');
}

/** Notices a script of every page that doesn't load, or isn't one. */
export function watchScripts(): void {
  addEventListener(
    'error',
    (event) => {
      const {src} = event.target as HTMLScriptElement;
      if (!/\/assets\/js\/(?:main|runtime)/.test(src || event.filename || '')) return;
      if (src || event.error instanceof SyntaxError) sayMissing();
    },
    true,
  );
}

/** Takes out a style sheet that hangs, and puts it in again without its being waited for. */
export function watchStyles(): void {
  setTimeout(() => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
      // One that somebody waits for keeps no page blank, and would never report it.
      if (link.sheet || link.onload) continue;
      const copy = link.cloneNode() as HTMLLinkElement;
      copy.media = 'print';
      copy.onload = () => {
        copy.media = 'all';
      };
      link.replaceWith(copy);
    }
  }, PATIENCE.styles);
}
