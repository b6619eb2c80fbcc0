import type {Answers} from '../../../../shared/course/step.ts';

const AUDIO = "<Audio src={staticFile('demos/media/melody.wav')} />";

export const answers: Answers = {
  right: {
    'without a layer': [
      ['<Sequence from={30}>', '<Sequence from={30} layout="none" name="Melody">'],
    ],
    'in a Series': [
      ['Audio, Sequence, staticFile', 'Audio, Series, staticFile'],
      [
        `      <Sequence from={30}>\n        ${AUDIO}\n      </Sequence>`,
        `      <Series>\n        <Series.Sequence durationInFrames={30}>\n          <span />\n        </Series.Sequence>\n        <Series.Sequence durationInFrames={90}>\n          ${AUDIO}\n        </Series.Sequence>\n      </Series>`,
      ],
    ],
  },
  wrong: {
    'from the first frame': {code: [[' from={30}', '']], says: /Put it into the Sequence/},
    'a condition': {
      code: [
        ['Audio, Sequence, staticFile', 'Audio, staticFile, useCurrentFrame'],
        ['  return (', '  const frame = useCurrentFrame();\n  return ('],
        [
          `<Sequence from={30}>\n        ${AUDIO}\n      </Sequence>`,
          `{frame >= 30 && (\n        ${AUDIO}\n      )}`,
        ],
      ],
      says: /its first second is over/,
    },
    muted: {code: [['<Audio src', '<Audio muted src']], says: /there, but muted/},
  },
};
