import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type {FromFrame, ToFrame, View} from '../protocol';
import {FrameHost, type Stop} from './frame-host';
import {RemotePlayer} from './remote-player';

interface Listener {
  /** The picture at which the first Player begins. */
  stillFrame: number;
  /** Told that a new frame has been made. */
  onBegin: () => void;
  onMessage: (message: FromFrame) => void;
  /** Told that the frame is gone, and why. */
  onStop: (why: Stop) => void;
}

/**
 * Keeps a frame in an element, once code may run.
 * Takes the element, whether code may run, and who listens from which picture on; returns the frame, its Player, `ready`, which counts
 * the frames that have begun to answer, and `restart`, which makes a new one.
 */
export function useFrame(box: RefObject<HTMLElement | null>, allowed: boolean, listener: Listener) {
  const [attempt, setAttempt] = useState(0);
  const [ready, setReady] = useState(0);
  const host = useRef<FrameHost | null>(null);
  const latest = useRef(listener);
  latest.current = listener;
  const player = useMemo(
    () => new RemotePlayer((message) => host.current?.send(message), latest.current.stillFrame),
    [],
  );

  // Before the editor is made: the frame starts in the meantime.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt makes a new frame
  useLayoutEffect(() => {
    if (!box.current || !allowed) return;
    host.current = new FrameHost(box.current, {
      onReady: () => {
        player.greet();
        setReady((count) => count + 1);
      },
      onMessage: (message) => {
        player.receive(message);
        latest.current.onMessage(message);
      },
      onStop: (why) => latest.current.onStop(why),
    });
    latest.current.onBegin();
    return () => {
      host.current?.dispose();
      host.current = null;
    };
  }, [attempt, allowed, box, player]);

  const restart = useCallback(() => setAttempt((count) => count + 1), []);
  return {host, player, ready, restart};
}

interface Told {
  props: Record<string, number | string | boolean>;
  playing: boolean;
  loop: boolean;
  view: View;
}

/** Tells a frame of props, and of how its film is played and looked at: when it is ready, and when one changes. */
export function useTold(
  {host, ready}: Pick<ReturnType<typeof useFrame>, 'host' | 'ready'>,
  told: Told,
) {
  const {props, playing, loop, view} = told;
  const send = useCallback(
    (message: ToFrame) => {
      if (ready > 0) host.current?.send(message);
    },
    [host, ready],
  );
  useEffect(() => send({type: 'props', props}), [send, props]);
  useEffect(() => send({type: 'loop', loop}), [send, loop]);
  useEffect(() => send({type: playing ? 'play' : 'pause'}), [send, playing]);
  useEffect(() => send({type: 'view', view}), [send, view]);
}
