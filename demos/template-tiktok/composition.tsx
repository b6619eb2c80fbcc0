import {zColor} from '@remotion/zod-types';
import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  highlight: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  highlight: '#fff45e',
};

const lines = [
  {first: 0, words: ['FIRST', 'COFFEE,']},
  {first: 2, words: ['THEN', 'THE', 'HARD']},
  {first: 5, words: ['DECISIONS.']},
];
const framesPerWord = 17;

export const Clip = ({highlight}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const word = Math.floor(frame / framesPerWord);
  const line = lines.findLast(({first}) => first <= word);

  return (
    <AbsoluteFill
      style={{background: 'linear-gradient(#f2a65a, #d9603b 58%, #7b3b2b 58%)'}}
    >
      <svg viewBox="0 0 360 640" width="100%" height="100%">
        <ellipse
          cx="180"
          cy="486"
          rx="128"
          ry="20"
          fill="#4c231a"
          opacity="0.5"
        />
        <path
          d="M92 330 H268 L252 462 Q248 482 226 482 H134 Q112 482 108 462 Z"
          fill="#fff3e2"
        />
        <path
          d="M264 356 q52 -4 42 44 q-8 38 -54 34"
          fill="none"
          stroke="#fff3e2"
          strokeWidth="17"
        />
        <ellipse cx="180" cy="331" rx="88" ry="18" fill="#5a2d1c" />
        <ellipse
          cx="180"
          cy="329"
          rx={62 + Math.sin(frame / 10) * 3}
          ry="10"
          fill="#7b4327"
        />
        {[0, 1, 2].map((wisp) => {
          const rise = ((frame * 1.4 + wisp * 45) % 135) / 135;
          return (
            <path
              key={wisp}
              d={`M${136 + wisp * 44} ${300 - rise * 90} q${Math.sin(frame / 14 + wisp) * 26} -34 0 -66`}
              fill="none"
              stroke="#fff3e2"
              strokeWidth="10"
              strokeLinecap="round"
              opacity={Math.sin(rise * Math.PI) * 0.7}
            />
          );
        })}
      </svg>
      <div
        style={{
          position: 'absolute',
          inset: '76px 14px auto',
          font: '800 50px/1.16 Instrument Sans Variable, sans-serif',
          letterSpacing: 3,
          textAlign: 'center',
          color: 'white',
          paintOrder: 'stroke',
          WebkitTextStroke: '7px #3a160d',
        }}
      >
        {line?.words.map((text, index) => {
          const at = line.first + index;
          const pop = spring({
            frame: frame - at * framesPerWord,
            fps,
            config: {damping: 11},
          });
          return (
            <div
              key={text}
              style={{
                color: at === word ? highlight : 'white',
                scale: String(0.7 + pop * 0.3),
                visibility: at <= word ? 'visible' : 'hidden',
              }}
            >
              {text}
            </div>
          );
        })}
      </div>
    </AbsoluteFill>
  );
};
