import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

export const Film = () => {
  const frame = useCurrentFrame();
  const angle = interpolate(frame, [0, 40], [90, 0], {extrapolateRight: 'clamp'});

  return (
    <AbsoluteFill
      style={{backgroundColor: '#0b1026', alignItems: 'center', justifyContent: 'center'}}
    >
      <div style={{padding: 80, borderRadius: 24, backgroundColor: '#ffd98a', fontSize: 90}}>
        August 12
      </div>
    </AbsoluteFill>
  );
};
