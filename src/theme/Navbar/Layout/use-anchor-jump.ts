import {useLocation} from '@docusaurus/router';
import {useEffect, useState} from 'react';

/** Milliseconds without a scroll after which a jump has arrived; smooth ones scroll with every frame. */
const ARRIVED_MS = 150;

function anchorOf(hash: string): HTMLElement | null {
  try {
    return hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}

/**
 * Whether the page has jumped to an anchor, and the reader hasn't scrolled up since. The framework's
 * hook takes the steps of a smooth scroll upwards for a reader's, and would show the bar over the heading.
 */
export function useAnchorJump(): boolean {
  const {pathname, hash, key} = useLocation();
  const [hasJumped, setJumped] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same anchor again is a jump, too.
  useEffect(() => {
    setJumped(false);
    if (!anchorOf(hash)) return;
    setJumped(true);
    let isMoving = true;
    let last = window.scrollY;
    const arrive = () => {
      isMoving = false;
    };
    let timer = setTimeout(arrive, ARRIVED_MS);
    const onScroll = () => {
      const {scrollY} = window;
      if (isMoving) {
        clearTimeout(timer);
        timer = setTimeout(arrive, ARRIVED_MS);
      }
      if (scrollY < 1 || (!isMoving && scrollY < last)) setJumped(false);
      last = scrollY;
    };
    const listeners = {scroll: onScroll, wheel: arrive, touchmove: arrive};
    for (const [name, listener] of Object.entries(listeners)) {
      window.addEventListener(name, listener, {passive: true});
    }
    return () => {
      clearTimeout(timer);
      for (const [name, listener] of Object.entries(listeners)) {
        window.removeEventListener(name, listener);
      }
    };
  }, [pathname, hash, key]);
  return hasJumped;
}
