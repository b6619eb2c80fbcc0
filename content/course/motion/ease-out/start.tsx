import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

export const Film = () => {
  const frame = useCurrentFrame();
  const x = interpolate(frame, [0, 40], [100, 1100], {extrapolateRight: 'clamp'});

  return (
    <AbsoluteFill style={{backgroundColor: '#0b1026', color: '#ffd98a', fontSize: 90}}>
      <div style={{position: 'absolute', left: x, top: 280}}>★</div>
    </AbsoluteFill>
  );
};
