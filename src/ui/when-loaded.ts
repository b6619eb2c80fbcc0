/** Runs something when the browser has nothing better to do; returns a function that cancels it. */
function whenIdle(run: () => void, timeout: number): () => void {
  if ('requestIdleCallback' in window) {
    const id = window.requestIdleCallback(run, {timeout});
    return () => window.cancelIdleCallback(id);
  }
  // Not every browser tells when it is idle.
  const id = setTimeout(run, timeout / 4);
  return () => clearTimeout(id);
}

/** Whether the framework has taken the page over: it says so on the root element. */
const alive = () => document.documentElement.dataset.hasHydrated === 'true';

/**
 * Runs something once the page has loaded, is alive and drawn, and the browser has nothing better to do: what
 * can wait must not be part of the load. In a tab that isn't seen it waits until it is.
 *
 * @param timeout After so many milliseconds without rest it runs in any case.
 * @returns A function that cancels it.
 */
export function whenLoaded(run: () => void, timeout = 2000): () => void {
  let cancel = () => window.removeEventListener('load', begin);
  // A busy browser can rest, or draw, before the framework is done: only its word counts.
  function begin() {
    const id = requestAnimationFrame(() => {
      if (alive()) cancel = whenIdle(run, timeout);
      else begin();
    });
    cancel = () => cancelAnimationFrame(id);
  }
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, {once: true});
  return () => cancel();
}
