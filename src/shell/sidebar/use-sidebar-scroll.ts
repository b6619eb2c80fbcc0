import {type RefObject, useEffect, useRef} from 'react';
import {SIDEBAR_EDGES, SIDEBAR_KEY} from '../../../shared/sidebar-place';
import {readStored, session, store} from '../../outside/storage';
import {useBrowserLayoutEffect} from '../../ui/use-browser-layout-effect';
import {showInside} from '../show-inside';

/**
 * Keeps the scroll position of the sidebar over page loads and sees to it that the active item is
 * in view; an item that is already visible doesn't make the list jump.
 *
 * @returns The ref for the scrolling element.
 */
export function useSidebarScroll(path: string): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);

  useBrowserLayoutEffect(() => {
    const list = ref.current;
    if (!list) return;
    // In a document that came from the server, the script in its head has been here.
    list.scrollTop ||= Number(readStored(SIDEBAR_KEY, session)) || 0;
    const onScroll = () => store(SIDEBAR_KEY, String(list.scrollTop), session);
    list.addEventListener('scroll', onScroll, {passive: true});
    return () => list.removeEventListener('scroll', onScroll);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page moves the active item.
  useEffect(() => {
    const list = ref.current;
    const active = list?.querySelector('[aria-current]');
    if (list && active) showInside(list, active, SIDEBAR_EDGES);
  }, [path]);

  return ref;
}
