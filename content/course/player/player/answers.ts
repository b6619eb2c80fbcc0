import type {Answers} from '../../../../shared/course/step.ts';

const SIZE = '        compositionWidth={1280}\n        compositionHeight={720}\n';
const STYLE = "        style={{width: '100%'}}\n";

export const answers: Answers = {
  right: {
    'in a box of its own': [
      [
        '      <Player\n',
        "      <div style={{width: '100%', aspectRatio: '16 / 9'}}>\n      <Player\n",
      ],
      ['      />\n', '      />\n      </div>\n'],
      [STYLE, "        style={{width: '100%', height: '100%'}}\n"],
    ],
    'size and length in an object': [
      [
        'export const App',
        'const video = {compositionWidth: 1280, compositionHeight: 720, durationInFrames: 3 * 30, fps: 30};\n\nexport const App',
      ],
      [SIZE, '        {...video}\n'],
      ['        durationInFrames={90}\n        fps={30}\n', ''],
    ],
  },
  wrong: {
    'a width in pixels': {code: [["width: '100%'", 'width: 812']], says: /fits one column only/},
    'no width': {code: [[STYLE, '']], says: /the column 812/},
    'the size of the column as that of the film': {
      code: [[SIZE, '        compositionWidth={812}\n        compositionHeight={457}\n']],
      says: /not its size on the page/,
    },
    'no controls': {code: [['        controls\n', '']], says: /The prop controls/},
    'props under another name': {
      code: [['inputProps=', 'defaultProps=']],
      says: /does not accept `defaultProps`/,
    },
  },
};
