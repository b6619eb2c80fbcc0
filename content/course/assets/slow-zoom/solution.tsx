import {
  AbsoluteFill,
  Img,
  interpolate,
  staticFile,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export const Film = () => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const scale = interpolate(frame, [0, durationInFrames], [1, 1.15]);

  return (
    <AbsoluteFill>
      <Img
        src={staticFile('demos/media/dunes.webp')}
        style={{width: '100%', height: '100%', objectFit: 'cover', scale: String(scale)}}
      />
    </AbsoluteFill>
  );
};
