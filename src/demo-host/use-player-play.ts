import type {PlayerRef} from '@remotion/player';
import {type RefObject, useEffect, useRef} from 'react';

interface Wishes {
  /** Whether it plays now. */
  plays: boolean;
  /** The frame of the still: what is shown before the first round, and after a round that nobody asked for. */
  stillFrame: number;
  /** Told when it comes to its end; a film that loops never does. Returns whether it rests at its still then. */
  onEnd: () => boolean;
  onCrash: () => void;
}

/**
 * Has the Player do what the page says: play or rest, and tell of a crash.
 *
 * @param player The Player, once it is there.
 * @param frame Where the demo is: it outlives the Player.
 */
export function usePlayerPlay(
  player: PlayerRef | null,
  frame: RefObject<number>,
  {plays, stillFrame, onEnd, onCrash}: Wishes,
): void {
  /** False while it shows its still: played then, it starts at its beginning, else where it was. */
  const started = useRef(false);
  useEffect(() => {
    if (!player) return;
    player.addEventListener('error', onCrash);
    return () => player.removeEventListener('error', onCrash);
  }, [player, onCrash]);

  useEffect(() => {
    if (!player) return;
    const toStill = () => {
      if (!onEnd()) return;
      player.seekTo(stillFrame);
      started.current = false;
    };
    player.addEventListener('ended', toStill);
    return () => player.removeEventListener('ended', toStill);
  }, [player, stillFrame, onEnd]);

  useEffect(() => {
    if (!player) return;
    if (!plays) {
      player.pause();
      return;
    }
    if (!started.current && frame.current === stillFrame) player.seekTo(0);
    started.current = true;
    player.play();
  }, [player, plays, frame, stillFrame]);
}
