import {useState} from 'react';

/** Whether a film plays, and plays again at its end. */
export interface Playback {
  playing: boolean;
  /** True once the reader has pressed play or pause. */
  hasChosen: boolean;
  loop: boolean;
  setPlaying: (playing: boolean) => void;
  setLoop: (loop: boolean) => void;
}

/**
 * Holds whether a film plays.
 * Takes whether it may start by itself, which counts until the reader presses play or pause.
 */
export function usePlayback(starts: boolean): Playback {
  const [chosen, setPlaying] = useState<boolean | null>(null);
  const [loop, setLoop] = useState(true);
  return {playing: chosen ?? starts, hasChosen: chosen !== null, loop, setPlaying, setLoop};
}
