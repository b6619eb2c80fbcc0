import {AbsoluteFill} from 'remotion';

export const Film = () => {
  return (
    <AbsoluteFill style={{backgroundColor: '#0b1026', padding: 80, fontSize: 60}}>
      <h1 style={{color: '#ffd98a'}}>Meteor Night</h1>
    </AbsoluteFill>
  );
};
