import type {Answers} from '../../../../shared/course/step.ts';

export const answers: Answers = {
  right: {
    'the whole row': [
      ['({title, frame}) => (', '(chapter) => ('],
      ['key={title}', 'key={chapter.title}'],
      ['frameToDisplay={frame}', 'frameToDisplay={chapter.frame}'],
      ['<p>{title}</p>', '<p>{chapter.title}</p>'],
    ],
    'a component of its own': [
      [
        'export const App',
        "const Still = ({frame}: {frame: number}) => (\n  <Thumbnail\n    component={Greeting}\n    inputProps={{guest: 'Ines'}}\n    frameToDisplay={frame}\n    durationInFrames={90}\n    fps={30}\n    compositionWidth={1280}\n    compositionHeight={720}\n    style={{width: '100%'}}\n  />\n);\n\nexport const App",
      ],
      [
        "            <Thumbnail\n              component={Greeting}\n              inputProps={{guest: 'Ines'}}\n              frameToDisplay={frame}\n              durationInFrames={90}\n              fps={30}\n              compositionWidth={1280}\n              compositionHeight={720}\n              style={{width: '100%'}}\n            />\n",
        '            <Still frame={frame} />\n',
      ],
    ],
  },
  wrong: {
    'which it is': {
      code: [
        ['({title, frame})', '({title}, index)'],
        ['frameToDisplay={frame}', 'frameToDisplay={index}'],
      ],
      says: /not its frame/,
    },
    'one too late': {
      code: [['frameToDisplay={frame}', 'frameToDisplay={frame + 1}']],
      says: /22:01, 22:46, 23:16/,
    },
    'three Players': {
      code: [
        ['import {Thumbnail}', 'import {Player}'],
        ['<Thumbnail', '<Player'],
        ['frameToDisplay={frame}', 'initialFrame={frame}'],
      ],
      says: /a picture is a <Thumbnail>/,
    },
  },
};
