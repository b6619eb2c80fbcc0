import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

export const Film = () => {
  const frame = useCurrentFrame();
  const meteors = Math.round(interpolate(frame, [0, 60], [0, 1284], {extrapolateRight: 'clamp'}));

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
