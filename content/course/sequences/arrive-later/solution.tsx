import {AbsoluteFill, Sequence} from 'remotion';

export const Film = () => {
  return (
    <AbsoluteFill style={{backgroundColor: '#0b1026', color: '#ffd98a', padding: 80, fontSize: 60}}>
      <h1 style={{margin: 0}}>Meteor Night</h1>
      <Sequence from={45} layout="none">
        <p style={{margin: 0}}>August 12, Kestrel Hill</p>
      </Sequence>
    </AbsoluteFill>
  );
};
