import {AbsoluteFill} from 'remotion';

export const Film = () => {
  return (
    <AbsoluteFill style={{backgroundColor: '#0b1026', color: '#ffd98a', padding: 80, fontSize: 60}}>
      <h1 style={{margin: 0}}>Meteor Night</h1>
      <p>Frame 0</p>
    </AbsoluteFill>
  );
};
