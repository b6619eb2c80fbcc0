import type {PlayerRef} from '@remotion/player';
import {type RefObject, useEffect, useState} from 'react';

/** What the timeline asks of a Player; the playground's is in another document. */
export type TimelinePlayer = Pick<
  PlayerRef,
  | 'addEventListener'
  | 'removeEventListener'
  | 'getCurrentFrame'
  | 'seekTo'
  | 'play'
  | 'pause'
  | 'mute'
  | 'unmute'
>;

/**
 * Follows where a Player is.
 * Takes the Player, where its frame is kept, and the frame to show until there is a Player; returns the frame,
 * whether the film has come to its end, and `seek`, which pauses at another frame.
 */
export function usePlayhead(
  player: TimelinePlayer | null,
  frame: RefObject<number>,
  stillFrame: number,
) {
  const [shown, setShown] = useState(stillFrame);
  const [ended, setEnded] = useState(false);
  useEffect(() => {
    if (!player) return;
    const onFrame = ({detail}: {detail: {frame: number}}) => {
      frame.current = detail.frame;
      setShown(detail.frame);
    };
    const onEnded = () => setEnded(true);
    const onPlaying = () => setEnded(false);
    frame.current = player.getCurrentFrame();
    setShown(frame.current);
    player.addEventListener('frameupdate', onFrame);
    player.addEventListener('ended', onEnded);
    player.addEventListener('play', onPlaying);
    return () => {
      player.removeEventListener('frameupdate', onFrame);
      player.removeEventListener('ended', onEnded);
      player.removeEventListener('play', onPlaying);
    };
  }, [player, frame]);
  const seek = (to: number) => {
    setEnded(false);
    frame.current = to;
    setShown(to);
    player?.pause();
    player?.seekTo(to);
  };
  return {shown, ended, seek};
}
