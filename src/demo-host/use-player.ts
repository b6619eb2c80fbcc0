import type {PlayerRef} from '@remotion/player';
import {useCallback, useRef, useState} from 'react';

/**
 * Keeps the Player that a component has drawn.
 * Returns it, null while there is none, and what is told of it as its ref. That it has gone is noted a moment later: a
 * state that is set while React takes a page away has it lay out the next one twice before it is shown.
 */
export function usePlayer(): [PlayerRef | null, (player: PlayerRef | null) => void] {
  const [player, setPlayer] = useState<PlayerRef | null>(null);
  const last = useRef<PlayerRef | null>(null);
  const onPlayer = useCallback((next: PlayerRef | null) => {
    const gone = last.current;
    last.current = next;
    if (next) setPlayer(next);
    // Not the one that has come in its place.
    else queueMicrotask(() => setPlayer((current) => (current === gone ? null : current)));
  }, []);
  return [player, onPlayer];
}
