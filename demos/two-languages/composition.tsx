import {zColor} from '@remotion/zod-types';
import {
  AbsoluteFill,
  interpolateColors,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  pace: z.number().int().min(10).max(40),
  link: z.boolean(),
  learn: zColor(),
  known: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  pace: 24,
  link: true,
  learn: '#ff8552',
  known: '#fdf6e9',
};

// Words with the same number mean the same; 6 has no counterpart.
const spanish: [string, number][] = [
  ['Mañana', 1],
  ['compramos', 2],
  ['una', 3],
  ['barca', 4],
  ['pequeña', 5],
  ['y', 6],
  ['azul', 7],
];
const english: [string, number][] = [
  ['Tomorrow', 1],
  ['we buy', 2],
  ['a', 3],
  ['small', 5],
  ['blue', 7],
  ['boat', 4],
];

export const TwoLanguages = ({
  pace,
  link,
  learn,
  known,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height} = useVideoConfig();
  const unit = Math.min(width, height) / 360;
  const tall = height > width;
  const now = Math.floor((frame - 8) / pace);
  const current = spanish[now]?.[1] ?? 0;
  const part = frame >= 8 ? ((frame - 8) % pace) / pace : 0;
  const glow = Math.min(1, part * 5, (1 - part) * 5);
  const size = (tall ? 25 : 30) * unit;
  const row = (words: [string, number][], big: boolean) => (
    <div
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'center',
        columnGap: 8 * unit,
        rowGap: 4 * unit,
      }}
    >
      {words.map(([word, number], place) => {
        const lit = number > 0 && number === current ? glow : 0;
        return (
          <span
            key={place}
            style={{
              position: 'relative',
              padding: `${1 * unit}px ${6 * unit}px`,
              font: `${big ? 650 : 450} ${big ? size : size * 0.72}px/1.3 Instrument Sans Variable, sans-serif`,
              color: interpolateColors(
                lit,
                [0, 1],
                [known, big ? '#1c2541' : learn],
              ),
            }}
          >
            {big && (
              <span
                style={{
                  position: 'absolute',
                  inset: 0,
                  borderRadius: 6 * unit,
                  backgroundColor: learn,
                  opacity: lit,
                }}
              />
            )}
            <span style={{position: 'relative'}}>{word}</span>
            {link && number > 0 && (
              <span
                style={{
                  position: 'absolute',
                  left: '50%',
                  [big ? 'bottom' : 'top']: -5 * unit,
                  width: 7 * unit,
                  height: 7 * unit,
                  marginLeft: -3.5 * unit,
                  borderRadius: '50%',
                  backgroundColor: learn,
                  scale: String(lit),
                }}
              />
            )}
          </span>
        );
      })}
    </div>
  );

  return (
    <AbsoluteFill style={{backgroundColor: '#5bc0be'}}>
      <svg
        viewBox="0 0 640 360"
        width="100%"
        height="100%"
        preserveAspectRatio="xMidYMid slice"
        style={{position: 'absolute'}}
      >
        <rect width="640" height="150" fill="#f7d6a5" />
        <circle cx="452" cy="76" r="34" fill="#ff8552" />
        <path
          d="M0 150V110l60-26 70 30 90-44 80 50 60-20 90 34 90-30 100 46v10z"
          fill="#d99a6c"
        />
        {[0, 1, 2, 3].map((index) => (
          <path
            key={index}
            d={`M${-60 + Math.sin(frame / 20 + index) * 12} ${176 + index * 24}q30-10 60 0t60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0`}
            fill="none"
            stroke="#a5e3dd"
            strokeWidth="4"
          />
        ))}
        <g
          transform={`translate(${316 + Math.sin(frame / 50) * 16} ${184 + Math.sin(frame / 14) * 3}) rotate(${Math.sin(frame / 17) * 3})`}
        >
          <path d="M-70-10H70L48 24H-48z" fill="#2c4fc7" />
          <path d="M-70-10H70l-4 8H-66z" fill="#fdf6e9" />
          <path d="M0-10v-92l54 74H0z" fill="#fdf6e9" />
          <path d="M-6-10v-66l-34 52h34z" fill="#ffd9a8" />
        </g>
      </svg>
      <div
        style={{
          position: 'absolute',
          inset: `auto 0 0`,
          padding: `${16 * unit}px 4% ${24 * unit}px`,
          backgroundColor: '#1c2541',
          display: 'flex',
          flexDirection: 'column',
          gap: 9 * unit,
        }}
      >
        {row(spanish, true)}
        {row(english, false)}
      </div>
    </AbsoluteFill>
  );
};
