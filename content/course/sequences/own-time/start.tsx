import {AbsoluteFill, interpolate, Sequence, useCurrentFrame} from 'remotion';

const Star = ({frame}: {frame: number}) => {
  const opacity = interpolate(frame, [0, 20], [0, 1]);

  return (
    <AbsoluteFill style={{alignItems: 'center', justifyContent: 'center', fontSize: 300}}>
      <div style={{opacity}}>★</div>
    </AbsoluteFill>
  );
};

export const Film = () => {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill style={{backgroundColor: '#0b1026', color: '#ffd98a'}}>
      <Sequence from={60}>
        <Star frame={frame} />
      </Sequence>
    </AbsoluteFill>
  );
};
