/** The data in the head describe the page that was loaded; on the next one they would be wrong. */
export function onRouteDidUpdate({location}: {location: {pathname: string}}): void {
  const script = document.querySelector<HTMLElement>('head > script[data-path]');
  if (script && script.dataset.path !== location.pathname) script.remove();
}
