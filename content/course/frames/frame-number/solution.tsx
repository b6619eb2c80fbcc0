import {AbsoluteFill, useCurrentFrame} from 'remotion';

export const Film = () => {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill style={{backgroundColor: '#0b1026', color: '#ffd98a', padding: 80, fontSize: 60}}>
      <h1 style={{margin: 0}}>Meteor Night</h1>
      <p>Frame {frame}</p>
    </AbsoluteFill>
  );
};
