import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

export const Film = () => {
  const frame = useCurrentFrame();
  const opacity = interpolate(frame, [0, 30], [0, 1]);

  return (
    <AbsoluteFill style={{backgroundColor: '#0b1026', color: '#ffd98a', padding: 80, fontSize: 60}}>
      <h1 style={{margin: 0, opacity}}>Meteor Night</h1>
      <p style={{opacity: 0.5}}>Frame {frame}</p>
    </AbsoluteFill>
  );
};
