import {type RefObject, useEffect, useState} from 'react';
import {watchCover} from '../ui/cover';

/**
 * Tells how close an element is to what the reader sees.
 * Takes a ref; returns `near` (worth loading) and `visible` (at least half on screen, with no dialog above it).
 */
export function useNearness(ref: RefObject<HTMLElement | null>): {near: boolean; visible: boolean} {
  const [near, setNear] = useState(false);
  const [seen, setSeen] = useState(false);
  const [covered, setCovered] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const nearObserver = new IntersectionObserver(
      (entries) => setNear(entries.at(-1)?.isIntersecting ?? false),
      {rootMargin: '400px 0px'},
    );
    const visibleObserver = new IntersectionObserver(
      (entries) => setSeen(entries.at(-1)?.isIntersecting ?? false),
      {threshold: 0.5},
    );
    nearObserver.observe(element);
    visibleObserver.observe(element);
    return () => {
      nearObserver.disconnect();
      visibleObserver.disconnect();
    };
  }, [ref]);
  useEffect(() => {
    const element = ref.current;
    if (!seen || !element) return;
    const end = watchCover(element, setCovered);
    return () => {
      end();
      setCovered(false);
    };
  }, [ref, seen]);
  return {near, visible: seen && !covered};
}
