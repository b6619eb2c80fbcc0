import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

const counts = [4, 9, 15, 11];

export const Film = () => {
  const frame = useCurrentFrame();
  const grown = interpolate(frame, [0, 40], [0, 1], {extrapolateRight: 'clamp'});

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#0b1026',
        flexDirection: 'row',
        alignItems: 'flex-end',
        justifyContent: 'center',
        gap: 40,
        padding: 80,
      }}
    >
      {counts.map((count) => (
        <section key={count} style={{width: 160, height: 100, backgroundColor: '#ffd98a'}} />
      ))}
    </AbsoluteFill>
  );
};
