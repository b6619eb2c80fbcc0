import {AbsoluteFill, Sequence} from 'remotion';

export const defaultProps = {
  program: ['21:00 The roof opens', '22:00 Saturn for everybody', '23:30 Shooting stars'],
};

export const Film = ({program}: typeof defaultProps) => {
  return (
    <AbsoluteFill style={{backgroundColor: '#0b1026', color: '#ffd98a', padding: 80, fontSize: 60}}>
      <Sequence from={0} layout="none">
        <div>{program[0]}</div>
      </Sequence>
    </AbsoluteFill>
  );
};
