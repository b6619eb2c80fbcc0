import {Player, type PlayerRef} from '@remotion/player';
import {type ComponentType, useCallback} from 'react';
import type {Demo, DemoValues} from '../../shared/demo';
import {closeForgottenFrames} from './close-forgotten-frames';

closeForgottenFrames();

export type Composition = ComponentType<DemoValues>;

interface StageProps {
  demo: Pick<Demo, 'durationInFrames' | 'fps' | 'width' | 'height' | 'audio'>;
  component: Composition;
  values: DemoValues;
  initialFrame: number;
  loop: boolean;
  /** Speed; 1 unless said. */
  rate?: number;
  /** First and last frame; all unless said. */
  range?: {from: number; to: number} | null;
  /** Gets the Player when it is there, and null when it goes. */
  onPlayer: (player: PlayerRef | null) => void;
}

/** The running composition. The only file of the page that needs the Player. */
export function Stage({
  demo,
  component,
  values,
  initialFrame,
  loop,
  rate = 1,
  range = null,
  onPlayer,
}: StageProps) {
  const errorFallback = useCallback(() => null, []);
  return (
    <Player
      ref={onPlayer}
      component={component}
      inputProps={values}
      durationInFrames={demo.durationInFrames}
      fps={demo.fps}
      compositionWidth={demo.width}
      compositionHeight={demo.height}
      initialFrame={initialFrame}
      loop={loop}
      playbackRate={rate}
      inFrame={range?.from ?? null}
      outFrame={range?.to ?? null}
      controls={false}
      clickToPlay={false}
      doubleClickToFullscreen={false}
      spaceKeyToPlayOrPause={false}
      initiallyMuted
      numberOfSharedAudioTags={demo.audio ? 2 : 0}
      moveToBeginningWhenEnded={false}
      acknowledgeRemotionLicense
      errorFallback={errorFallback}
      style={{width: '100%', height: '100%'}}
    />
  );
}
