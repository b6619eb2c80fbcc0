import {AbsoluteFill, Sequence} from 'remotion';

export const Film = () => {
  return (
    <AbsoluteFill style={{backgroundColor: '#0b1026', color: '#ffd98a', fontSize: 160}}>
      <Sequence from={30}>
        <AbsoluteFill style={{alignItems: 'center', justifyContent: 'center'}}>
          Look up!
        </AbsoluteFill>
      </Sequence>
    </AbsoluteFill>
  );
};
