import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

export const Film = () => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const left = Math.ceil((durationInFrames - frame) / fps);

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#0b1026',
        color: '#ffd98a',
        fontSize: 320,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <div>{left}</div>
    </AbsoluteFill>
  );
};
