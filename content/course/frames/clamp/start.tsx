import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

export const Film = () => {
  const frame = useCurrentFrame();
  const x = interpolate(frame, [10, 40], [100, 900]);

  return (
    <AbsoluteFill style={{backgroundColor: '#0b1026', color: '#ffd98a', fontSize: 60}}>
      <h1 style={{position: 'absolute', left: 80, top: 80, margin: 0}}>Meteor Night</h1>
      <div style={{position: 'absolute', left: x, top: 420}}>★</div>
    </AbsoluteFill>
  );
};
