import {AbsoluteFill, Img, staticFile, useCurrentFrame, useVideoConfig} from 'remotion';

export const Film = () => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const scale = 1;

  return (
    <AbsoluteFill>
      <Img
        src={staticFile('demos/media/dunes.webp')}
        style={{width: '100%', height: '100%', objectFit: 'cover', scale: String(scale)}}
      />
    </AbsoluteFill>
  );
};
