import type {PlayerRef} from '@remotion/player';
import {type RefObject, useCallback, useEffect, useRef, useState} from 'react';
import {whenArrived} from '../../demo-host/use-arrival';
import {savesData} from '../../outside/connection';
import {watchCover} from '../../ui/cover';
import {whenLoaded} from '../../ui/when-loaded';
import {video} from './scene';

type LiveModule = typeof import('./live');

interface LiveState {
  /** The toolkit and the video's code, once loaded. */
  module: LiveModule | undefined;
  frame: number;
  /** Where the player begins: at the start if it is to play, else at the poster. */
  start: number;
  playing: boolean;
  setPlayer: (player: PlayerRef | null) => void;
  seek: (frame: number) => void;
  playPause: () => void;
}

const mayMove = () =>
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches && !savesData();

/**
 * Loads the player once the page has come to rest and somebody is there, plays the film once unless the reader asked for less
 * motion or data, and pauses it while it is out of sight.
 */
export function useLive(stage: RefObject<HTMLElement | null>): LiveState {
  const [module, setModule] = useState<LiveModule>();
  const [player, setPlayerState] = useState<PlayerRef | null>(null);
  const [frame, setFrame] = useState<number>(video.poster);
  const [start, setStart] = useState<number>(video.poster);
  const [playing, setPlaying] = useState(false);
  // What the reader wants; the player may be paused for other reasons.
  const wanted = useRef(false);

  const load = useCallback(() => {
    import('./live').then(
      (loaded) => {
        if (wanted.current) {
          setStart(0);
          setFrame(0);
        }
        setModule(loaded);
      },
      () => {
        // The still stays; the page is complete without the player.
      },
    );
  }, []);

  useEffect(() => {
    if (!mayMove()) return;
    wanted.current = true;
    // Playing keeps a slow phone busy, which must not be in the way of the page itself.
    let cancel = whenLoaded(() => {
      cancel = whenArrived(load);
    });
    return () => cancel();
  }, [load]);

  useEffect(() => {
    const element = stage.current;
    if (!player || !element) return;
    const onFrame = (event: {detail: {frame: number}}) => setFrame(event.detail.frame);
    const onPlay = () => setPlaying(true);
    const onPause = () => setPlaying(false);
    // Once is enough: a page at rest doesn't move.
    const onEnded = () => {
      wanted.current = false;
    };
    player.addEventListener('frameupdate', onFrame);
    player.addEventListener('play', onPlay);
    player.addEventListener('pause', onPause);
    player.addEventListener('ended', onEnded);
    let isSeen = false;
    let isCovered = false;
    const playOrRest = () =>
      isSeen && !isCovered && wanted.current ? player.play() : player.pause();
    const observer = new IntersectionObserver(
      (entries) => {
        isSeen = entries.at(-1)?.isIntersecting ?? false;
        playOrRest();
      },
      {threshold: 0.35},
    );
    observer.observe(element);
    const endCover = watchCover(element, (isNow) => {
      isCovered = isNow;
      playOrRest();
    });
    return () => {
      observer.disconnect();
      endCover();
      player.removeEventListener('frameupdate', onFrame);
      player.removeEventListener('play', onPlay);
      player.removeEventListener('pause', onPause);
      player.removeEventListener('ended', onEnded);
    };
  }, [player, stage]);

  const seek = useCallback(
    (next: number) => {
      wanted.current = false;
      player?.pause();
      player?.seekTo(next);
      setFrame(next);
    },
    [player],
  );

  const playPause = useCallback(() => {
    wanted.current = !playing;
    if (!player) return load();
    if (playing) player.pause();
    else player.play();
  }, [player, playing, load]);

  return {module, frame, start, playing, setPlayer: setPlayerState, seek, playPause};
}
