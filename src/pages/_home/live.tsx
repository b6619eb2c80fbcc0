// The only file of the home page that loads the toolkit; it comes after the first paint.
import type {PlayerRef} from '@remotion/player';
import {measureSpring} from 'remotion';
import {type Composition, Stage} from '../../film/Stage';
import {video} from './scene';
import {Title, type TitleProps} from './Title';

export {frameValues} from './frame-values';

/** The frame at which the spring has settled. */
export function settledAt(config: {stiffness: number; damping: number}): number {
  return measureSpring({fps: video.fps, config, threshold: 0.003});
}

const silent = {...video, audio: false};

interface Props {
  params: TitleProps;
  initialFrame: number;
  onPlayer: (player: PlayerRef | null) => void;
}

/** The running video. */
export default function Live({params, initialFrame, onPlayer}: Props) {
  return (
    <Stage
      demo={silent}
      component={Title as Composition}
      values={params}
      initialFrame={initialFrame}
      loop={false}
      onPlayer={onPlayer}
    />
  );
}
