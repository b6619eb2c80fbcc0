import {type RefObject, useEffect, useState} from 'react';

interface Wish {
  /** The pointer or the focus is on the link or card that the element belongs to. */
  asked: boolean;
  /** Whether the reader has a pointer that can hover; null until that is known. */
  canHover: boolean | null;
}

/**
 * Tells whether a reader points at a card.
 * Takes a ref to an element within the card: the nearest link or `data-card` around it is watched.
 */
export function useWish(ref: RefObject<HTMLElement | null>): Wish {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [canHover, setCanHover] = useState<boolean | null>(null);
  useEffect(() => {
    const card = ref.current?.closest<HTMLElement>('[data-card], a');
    if (!card) return;
    setCanHover(window.matchMedia('(hover: hover)').matches);
    const listeners = {
      pointerenter: (event: Event) =>
        setPointed(event instanceof PointerEvent && event.pointerType !== 'touch'),
      pointerleave: () => setPointed(false),
      focusin: () => setFocused(card.matches(':focus-visible, :has(:focus-visible)')),
      focusout: () => setFocused(false),
    };
    for (const [name, listener] of Object.entries(listeners)) card.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of Object.entries(listeners)) {
        card.removeEventListener(name, listener);
      }
    };
  }, [ref]);
  return {asked: pointed || focused, canHover};
}
