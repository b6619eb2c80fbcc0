import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

export const Film = () => {
  const frame = useCurrentFrame();
  const meteors = frame;

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#0b1026',
        color: '#ffd98a',
        fontSize: 260,
        alignItems: 'center',
        justifyContent: 'center',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <div>{meteors}</div>
    </AbsoluteFill>
  );
};
