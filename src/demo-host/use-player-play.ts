import type {PlayerRef} from '@remotion/player';
import {type RefObject, useEffect, useRef} from 'react';

/**
 * Has the Player do what the page says: play or rest, and tell of a crash.
 * Takes the Player once it is there, whether it plays, where the demo is, the frame of its still, and who is told.
 */
export function usePlayerPlay(
  player: PlayerRef | null,
  plays: boolean,
  frame: RefObject<number>,
  stillFrame: number,
  onCrash: () => void,
): void {
  const started = useRef(false);
  useEffect(() => {
    if (!player) return;
    player.addEventListener('error', onCrash);
    return () => player.removeEventListener('error', onCrash);
  }, [player, onCrash]);

  useEffect(() => {
    if (!player) return;
    if (!plays) {
      player.pause();
      return;
    }
    // Until then it shows its still. Played for the first time it starts at its beginning, later where it was.
    if (!started.current && frame.current === stillFrame) player.seekTo(0);
    started.current = true;
    player.play();
  }, [player, plays, frame, stillFrame]);
}
