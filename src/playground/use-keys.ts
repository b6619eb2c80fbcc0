import {type RefObject, useEffect} from 'react';

interface Key {
  code: string;
  alt: boolean;
  run: () => void;
}

/** Keys of the playground, wherever the focus is in it. Takes its element, and the keys by `event.code`. */
export function useKeys(box: RefObject<HTMLElement | null>, keys: () => readonly Key[]): void {
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const onKey = (event: KeyboardEvent) => {
      const mod = event.ctrlKey || event.metaKey;
      if (event.shiftKey || event.altKey === mod) return;
      const found = keys().find(({code, alt}) => code === event.code && alt === event.altKey);
      if (!found) return;
      event.preventDefault();
      // CodeMirror has lines of its own behind some of them.
      event.stopPropagation();
      found.run();
    };
    element.addEventListener('keydown', onKey, {capture: true});
    return () => element.removeEventListener('keydown', onKey, {capture: true});
  }, [box, keys]);
}
