import {AbsoluteFill, interpolate, Sequence, useCurrentFrame} from 'remotion';

const Star = () => {
  const frame = useCurrentFrame();
  const opacity = interpolate(frame, [0, 20], [0, 1]);

  return (
    <AbsoluteFill style={{alignItems: 'center', justifyContent: 'center', fontSize: 300}}>
      <div style={{opacity}}>★</div>
    </AbsoluteFill>
  );
};

export const Film = () => {
  return (
    <AbsoluteFill style={{backgroundColor: '#0b1026', color: '#ffd98a'}}>
      <Sequence from={60}>
        <Star />
      </Sequence>
    </AbsoluteFill>
  );
};
