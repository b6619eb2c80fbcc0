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

/**
 * Runs something once the page has loaded, has been drawn, and the browser has nothing better to do: what
 * can wait must not be part of the load. In a tab that isn't seen it waits until it is.
 *
 * @param timeout After so many milliseconds without rest it runs in any case.
 * @returns A function that cancels it.
 */
export function whenLoaded(run: () => void, timeout = 2000): () => void {
  let cancel = () => window.removeEventListener('load', begin);
  // An idle moment can come before the frame in which the page says that it is alive.
  function begin() {
    const id = requestAnimationFrame(() => {
      cancel = whenIdle(run, timeout);
    });
    cancel = () => cancelAnimationFrame(id);
  }
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, {once: true});
  return () => cancel();
}
