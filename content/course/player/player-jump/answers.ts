import type {Answers} from '../../../../shared/course/step.ts';

const CLICK = '() => player.current?.seekTo(60)';

export const answers: Answers = {
  right: {
    'a function of its own, which also pauses': [
      [
        '  return (',
        '  const jump = () => {\n    player.current?.pause();\n    player.current?.seekTo(60);\n  };\n\n  return (',
      ],
      [`onClick={${CLICK}}`, 'onClick={jump}'],
    ],
    'the ref in a state': [
      ["import {useRef} from 'react';", "import {useState} from 'react';"],
      [
        'const player = useRef<PlayerRef>(null);',
        'const [player, setPlayer] = useState<PlayerRef | null>(null);',
      ],
      [CLICK, '() => player?.seekTo(60)'],
      ['ref={player}', 'ref={setPlayer}'],
    ],
  },
  wrong: {
    seconds: {code: [['seekTo(60)', 'seekTo(2)']], says: /counts frames, not seconds/},
    'it begins there': {
      code: [['        ref={player}\n', '        ref={player}\n        initialFrame={60}\n']],
      says: /only the button jumps/,
    },
    'it plays': {code: [['seekTo(60)', 'play()']], says: /play\(\) goes on/},
    'so many frames on': {
      code: [[CLICK, '() => player.current?.seekTo(player.current.getCurrentFrame() + 60)']],
      says: /not how many to go on/,
    },
    'no ref': {code: [['        ref={player}\n', '']], says: /ref=\{player\} on the Player/},
  },
};
