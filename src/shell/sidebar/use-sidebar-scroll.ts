import {type RefObject, useEffect, useRef} from 'react';
import {readStored, session, store} from '../../outside/storage';
import {useBrowserLayoutEffect} from '../../ui/use-browser-layout-effect';

const KEY = 'sidebar-scroll';

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
    list.scrollTop = Number(readStored(KEY, session)) || 0;
    const onScroll = () => store(KEY, String(list.scrollTop), session);
    list.addEventListener('scroll', onScroll, {passive: true});
    return () => list.removeEventListener('scroll', onScroll);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page moves the active item.
  useEffect(() => {
    const list = ref.current;
    const active = list?.querySelector('[aria-current]');
    if (!list || !active) return;
    const box = list.getBoundingClientRect();
    const item = active.getBoundingClientRect();
    if (item.top < box.top + 64 || item.bottom > box.bottom - 24) {
      list.scrollTop += item.top - box.top - box.height * 0.4;
    }
  }, [path]);

  return ref;
}
