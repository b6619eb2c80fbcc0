// Replaces theme-classic's nprogress: the same bar at the top, drawn by the browser's animations.

const DELAY = 200;
let bar: HTMLElement | undefined;

function start() {
  if (bar) return;
  bar = document.createElement('div');
  bar.id = 'nprogress';
  const line = bar.appendChild(document.createElement('div'));
  line.className = 'bar';
  line.style.transformOrigin = 'left';
  document.body.append(bar);
  // It can't know how far it is: fast at first, then ever slower, never done.
  line.animate(
    [
      {transform: 'scaleX(0.05)'},
      {transform: 'scaleX(0.7)', offset: 0.3},
      {transform: 'scaleX(0.97)'},
    ],
    {duration: 12_000, easing: 'ease-out', fill: 'forwards'},
  );
}

interface Update {
  location: {pathname: string};
  previousLocation: {pathname: string} | null;
}

/** A page that takes a while to load shows that it is on its way. */
export function onRouteUpdate({location, previousLocation}: Update): (() => void) | undefined {
  if (!previousLocation || location.pathname === previousLocation.pathname) return undefined;
  const timeout = window.setTimeout(start, DELAY);
  return () => window.clearTimeout(timeout);
}

/** The page is there: its bar goes. */
export function onRouteDidUpdate(): void {
  bar?.remove();
  bar = undefined;
}
