import {AbsoluteFill, Sequence} from 'remotion';

export const Film = () => {
  return (
    <AbsoluteFill
      style={{backgroundColor: '#0b1026', color: '#ffd98a', padding: 80, fontSize: 110}}
    >
      Meteor Night
      <Sequence from={30}>{null /* The melody goes here. */}</Sequence>
    </AbsoluteFill>
  );
};
