import type {Answers} from '../../../../shared/course/step.ts';

const ALPHA = '--codec=vp8 --image-format=png --pixel-format=yuva420p';

export const answers: Answers = {
  right: {
    'codecs by the names of the files': [
      ['--codec=gif ', ''],
      [ALPHA, '--pixel-format yuva420p --image-format png'],
    ],
    'an overlay for a video editor': [
      [
        `out/overlay.webm ${ALPHA}`,
        'out/overlay.mov --codec=prores --prores-profile=4444 --image-format=png --pixel-format=yuva444p10le',
      ],
      ['out/poster.png', 'out/poster.jpeg'],
    ],
  },
  wrong: {
    'a range for a picture': {
      code: [['--frame=100', '--frames=100']],
      says: /a still has --frame/,
    },
    'all frames': {code: [[' --every-nth-frame=2', '']], says: /leaves out every other one/},
    'frames without transparency': {
      code: [[' --image-format=png', '']],
      says: /JPEG has no transparency/,
    },
    'pixels without transparency': {
      code: [['yuva420p', 'yuv420p']],
      says: /The a is the alpha channel/,
    },
    'a GIF with the name of a film': {
      code: [['out/loop.gif', 'out/loop.mp4']],
      says: /ends with \.gif/,
    },
  },
};
