import type {Answers} from '../../../../shared/course/step.ts';

const three = (
  open: (index: number) => string,
  close: string,
) => `import {AbsoluteFill, Sequence, Series} from 'remotion';

const Line = ({time, what}: {time: string; what: string}) => (
  <AbsoluteFill style={{justifyContent: 'center', padding: 80, fontSize: 80}}>
    {time} {what}
  </AbsoluteFill>
);

const lines = [
  {time: '21:00', what: 'The roof opens'},
  {time: '22:00', what: 'Saturn for everybody'},
  {time: '23:30', what: 'Shooting stars'},
];

export const Film = () => (
  <AbsoluteFill style={{backgroundColor: '#0b1026', color: '#ffd98a'}}>
    ${open(0)}
    ${close}
  </AbsoluteFill>
);

export const unused = [Sequence, Series];
`;

export const answers: Answers = {
  right: {
    'a list in a Series': three(
      () =>
        '<Series>\n      {lines.map((line) => (\n        <Series.Sequence key={line.time} durationInFrames={40}>\n          <Line {...line} />\n        </Series.Sequence>\n      ))}',
      '</Series>',
    ),
    'Sequences with a sum': three(
      () =>
        '<>\n      {lines.map((line, index) => (\n        <Sequence key={line.time} from={index * 40} durationInFrames={40}>\n          <Line {...line} />\n        </Sequence>\n      ))}',
      '</>',
    ),
  },
  wrong: {
    'one Sequence for all': {
      code: three(
        () =>
          '<Series>\n      <Series.Sequence durationInFrames={120}>\n        {lines.map((line) => <Line key={line.time} {...line} />)}\n      </Series.Sequence>',
        '</Series>',
      ),
      says: /3 lines at once/,
    },
    'Sequences without an end': {
      code: three(
        () =>
          '<>\n      {lines.map((line, index) => (\n        <Sequence key={line.time} from={index * 40}>\n          <Line {...line} />\n        </Sequence>\n      ))}',
        '</>',
      ),
      says: /On frame 40 there are 2 lines at once/,
    },
    'the whole length for each': {
      code: three(
        () =>
          '<Series>\n      {lines.map((line) => (\n        <Series.Sequence key={line.time} durationInFrames={120}>\n          <Line {...line} />\n        </Series.Sequence>\n      ))}',
        '</Series>',
      ),
      says: /the next one begins when it is over/,
    },
  },
};
