import {AbsoluteFill, useVideoConfig} from 'remotion';
import {closing} from './scene';

/** The end of the film: what it was made of. */
export const Closing = ({scale}: {scale: number}) => {
  const {durationInFrames} = useVideoConfig();
  return (
    <AbsoluteFill style={{...closing, scale}}>
      {`${durationInFrames} frames,\none component.`}
    </AbsoluteFill>
  );
};
