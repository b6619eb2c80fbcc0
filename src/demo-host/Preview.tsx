import {type ReactNode, useCallback, useEffect, useRef, useState} from 'react';
import type {DemoPreview} from '../../shared/demo';
import {usePreferences} from '../film/use-preferences';
import {whenLoaded} from '../ui/when-loaded';
import styles from './preview.module.css';
import {Still} from './Still';
import {useArrival} from './use-arrival';
import {useNearness} from './use-nearness';
import {useStage} from './use-stage';
import {useWish} from './use-wish';

interface Props {
  /** In the size in which it is shown. */
  demo: DemoPreview;
  /** Text for who can't see it; empty where the words beside it say the same. */
  alt?: string;
  /** Plays one round by itself once it is seen, then rests until it is asked. */
  opening?: boolean;
  /** Shows the upright format of one that has two, on a tile of its shape. */
  upright?: boolean;
  /** Shown on top of the picture. */
  children?: ReactNode;
}

/**
 * A demo's still that plays while the pointer is on its link or card, while that has the focus, and,
 * where there is no pointer to hover with, while it is in the middle of the screen. It has no controls
 * of its own: what it belongs to leads to the demo.
 */
export function Preview({demo, alt = '', opening = false, upright = false, children}: Props) {
  const box = useRef<HTMLSpanElement>(null);
  const {near, visible} = useNearness(box);
  const {reducedMotion, saveData} = usePreferences(near);
  const {asked, canHover} = useWish(box);
  const [rested, setRested] = useState(false);
  const quiet = reducedMotion || saveData;
  const [loaded, setLoaded] = useState(false);
  const arrived = useArrival(true);
  const byItself =
    loaded && arrived && visible && !quiet && (opening || canHover === false) && !rested;
  const plays = byItself || (asked && !quiet);
  const {state} = useStage(demo.id, plays);
  const [drawn, setDrawn] = useState(false);
  const shape = demo.width / demo.height;
  const isSheet = !upright && shape <= 1;

  // What nobody has asked for must not be part of the load.
  useEffect(() => whenLoaded(() => setLoaded(true)), []);

  useEffect(() => {
    if (!plays) setDrawn(false);
  }, [plays]);

  // Without this, a picture that has been looked at once would go on for as long as it is in view.
  useEffect(() => {
    if (!drawn || asked || !byItself) return;
    const round = setTimeout(() => setRested(true), (demo.durationInFrames / demo.fps) * 1000);
    return () => clearTimeout(round);
  }, [drawn, asked, byItself, demo.durationInFrames, demo.fps]);

  const onPlayer = useCallback((player: {play: () => void} | null) => {
    player?.play();
    setDrawn(player !== null);
  }, []);

  return (
    <span
      ref={box}
      className={styles.preview}
      data-preview={demo.id}
      data-playing={drawn || undefined}
      data-upright={isSheet || undefined}
      style={upright ? {aspectRatio: shape} : undefined}
    >
      {/* What an upright picture leaves free at its sides goes on in its own colors. */}
      {isSheet && <Still demo={demo} className={styles.sides} />}
      <Still demo={demo} alt={alt} isUpright={upright} />
      {plays && state.kind === 'loaded' && (
        <span
          className={styles.player}
          data-no-print
          style={isSheet ? {aspectRatio: shape} : undefined}
          aria-hidden="true"
          inert
        >
          <state.loaded.Stage
            demo={{...demo, audio: false}}
            component={state.loaded.component}
            values={state.loaded.defaultProps}
            // It goes on from its still and comes back to it: many films begin with an empty picture.
            initialFrame={demo.stillFrame}
            loop
            onPlayer={onPlayer}
          />
        </span>
      )}
      {children}
    </span>
  );
}
