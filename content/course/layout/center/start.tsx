import {AbsoluteFill} from 'remotion';

export const Film = () => {
  return (
    <AbsoluteFill style={{backgroundColor: '#0b1026', color: '#ffd98a', fontSize: 90}}>
      <div>Meteor Night</div>
    </AbsoluteFill>
  );
};
