import {type RefObject, useEffect, useState} from 'react';

/**
 * Tells how close an element is to what the reader sees.
 * Takes a ref; returns `near` (worth loading) and `visible` (at least half on screen).
 */
export function useNearness(ref: RefObject<HTMLElement | null>): {near: boolean; visible: boolean} {
  const [near, setNear] = useState(false);
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const nearObserver = new IntersectionObserver(
      (entries) => setNear(entries.at(-1)?.isIntersecting ?? false),
      {rootMargin: '400px 0px'},
    );
    const visibleObserver = new IntersectionObserver(
      (entries) => setVisible(entries.at(-1)?.isIntersecting ?? false),
      {threshold: 0.5},
    );
    nearObserver.observe(element);
    visibleObserver.observe(element);
    return () => {
      nearObserver.disconnect();
      visibleObserver.disconnect();
    };
  }, [ref]);
  return {near, visible};
}
