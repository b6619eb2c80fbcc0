// The only file of the home page that loads the toolkit; it comes after the first paint.
import {Player, type PlayerRef} from '@remotion/player';
import {measureSpring} from 'remotion';
import {video} from './scene';
import {Title, type TitleProps} from './Title';

export {frameValues} from './frame-values';

/** The frame at which the spring has settled. */
export function settledAt(config: {stiffness: number; damping: number}): number {
  return measureSpring({fps: video.fps, config, threshold: 0.003});
}

interface Props {
  params: TitleProps;
  initialFrame: number;
  onPlayer: (player: PlayerRef | null) => void;
}

/** The running video. */
export default function Live({params, initialFrame, onPlayer}: Props) {
  return (
    <Player
      ref={onPlayer}
      component={Title}
      inputProps={params}
      durationInFrames={video.durationInFrames}
      fps={video.fps}
      compositionWidth={video.width}
      compositionHeight={video.height}
      initialFrame={initialFrame}
      moveToBeginningWhenEnded={false}
      controls={false}
      clickToPlay={false}
      doubleClickToFullscreen={false}
      spaceKeyToPlayOrPause={false}
      numberOfSharedAudioTags={0}
      acknowledgeRemotionLicense
      style={{width: '100%', height: '100%'}}
    />
  );
}
