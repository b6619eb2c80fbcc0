import type {Answers} from '../../../../shared/course/step.ts';

const EFFECT = `  useEffect(() => {
    const {current} = player;
    const onFrame: CallbackListener<'frameupdate'> = ({detail}) => setFrame(detail.frame);
    current?.addEventListener('frameupdate', onFrame);
    return () => current?.removeEventListener('frameupdate', onFrame);
  }, []);
`;

export const answers: Answers = {
  right: {
    'when the Player comes': [
      [EFFECT, ''],
      [
        "import {useEffect, useRef, useState} from 'react';",
        "import {useCallback, useRef, useState} from 'react';",
      ],
      [
        '  const [frame, setFrame] = useState(0);\n',
        `  const [frame, setFrame] = useState(0);
  const onPlayer = useCallback((next: PlayerRef | null) => {
    player.current = next;
    next?.addEventListener('frameupdate', (event) => setFrame(event.detail.frame));
  }, []);
`,
      ],
      ['useRef<PlayerRef>(null)', 'useRef<PlayerRef | null>(null)'],
      ['ref={player}', 'ref={onPlayer}'],
    ],
    'a store outside': [
      [
        "import {useEffect, useRef, useState} from 'react';",
        "import {useCallback, useRef, useSyncExternalStore} from 'react';",
      ],
      ['  const [frame, setFrame] = useState(0);\n', ''],
      [
        EFFECT,
        `  const subscribe = useCallback((onChange: () => void) => {
    const {current} = player;
    current?.addEventListener('frameupdate', onChange);
    return () => current?.removeEventListener('frameupdate', onChange);
  }, []);
  const frame = useSyncExternalStore(subscribe, () => player.current?.getCurrentFrame() ?? 0);
`,
      ],
    ],
  },
  wrong: {
    'after jumps only': {
      code: [[EFFECT, EFFECT.replaceAll("'frameupdate'", "'seeked'")]],
      says: /sent after a jump only/,
    },
    'four times a second': {
      code: [[EFFECT, EFFECT.replaceAll("'frameupdate'", "'timeupdate'")]],
      says: /four times a second/,
    },
    'asked once': {
      code: [
        [EFFECT, ''],
        ['Frame {frame} of 89', 'Frame {player.current?.getCurrentFrame() ?? 0} of 89'],
      ],
      says: /answers once/,
    },
  },
};
