import type {Answers} from '../../../../shared/course/step.ts';

const FUNCTION = `({props}) => {
  return {durationInFrames: 30 + props.lines.length * 30};
};`;

export const answers: Answers = {
  right: {
    'a function that waits': [
      [
        FUNCTION,
        'async ({props: {lines}}) => {\n  const seconds = await Promise.resolve(1 + lines.length);\n  return {durationInFrames: seconds * 30, fps: 30};\n};',
      ],
    ],
    'all in one place': [
      ['{type CalculateMetadataFunction, Composition}', '{Composition}'],
      [`const calculateMetadata: CalculateMetadataFunction<ProgramProps> = ${FUNCTION}\n\n`, ''],
      ['{Program, type ProgramProps}', '{Program}'],
      ['      durationInFrames={90}\n', ''],
      [
        'calculateMetadata={calculateMetadata}',
        'calculateMetadata={({props}) => ({durationInFrames: (props.lines.length + 1) * 30})}',
      ],
    ],
  },
  wrong: {
    'another number': {
      code: [
        ['durationInFrames={90}', 'durationInFrames={120}'],
        ['      calculateMetadata={calculateMetadata}\n', ''],
      ],
      says: /makes it from the data/,
    },
    'the lines of the preview': {
      code: [
        [
          `({props}) => {\n  return {durationInFrames: 30 + props.lines.length * 30};`,
          `({defaultProps}) => {\n  return {durationInFrames: 30 + defaultProps.lines.length * 30};`,
        ],
      ],
      says: /only those of the preview/,
    },
    seconds: {
      code: [['30 + props.lines.length * 30', '1 + props.lines.length']],
      says: /counts frames, not seconds/,
    },
    'half a frame': {
      code: [['30 + props.lines.length * 30', '30 + props.lines.length * 29.5']],
      says: /whole number/,
    },
  },
};
