import {Player, type PlayerRef} from '@remotion/player';
import {type ComponentType, useCallback} from 'react';
import type {DemoValues, DemoView} from '../../shared/demo';
import {closeForgottenFrames} from './close-forgotten-frames';

closeForgottenFrames();

export type Composition = ComponentType<DemoValues>;

interface Loaded {
  component: Composition;
  defaultProps: DemoValues;
}

interface CompositionModule {
  [name: string]: unknown;
}

/**
 * Loads the code of one demo. It lives in this chunk so that the bundler knows the toolkit is
 * already there and doesn't pack it into every demo again.
 * Takes the demo's id; returns its component and the values it starts with. Throws if the chunk can't be
 * fetched.
 */
export async function loadComposition(id: string): Promise<Loaded> {
  const module: CompositionModule = await import(`../../demos/${id}/composition.tsx`);
  const name = Object.keys(module).find((key) => key !== 'schema' && key !== 'defaultProps');
  return {
    component: module[name ?? ''] as Composition,
    defaultProps: module.defaultProps as DemoValues,
  };
}

interface StageProps {
  demo: Pick<DemoView, 'width' | 'height' | 'fps' | 'durationInFrames' | 'audio'>;
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
