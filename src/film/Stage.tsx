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
  /** Gets the Player when it is there, and null when it goes. */
  onPlayer: (player: PlayerRef | null) => void;
}

/** The running composition. The only file of the page that needs the Player. */
export function Stage({demo, component, values, initialFrame, loop, onPlayer}: StageProps) {
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
