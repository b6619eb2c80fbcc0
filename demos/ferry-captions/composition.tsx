import {type Caption, createTikTokStyleCaptions} from '@remotion/captions';
import {zColor} from '@remotion/zod-types';
import {
  AbsoluteFill,
  interpolate,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  pill: zColor(),
  speed: z.number().min(0.4).max(2),
});

export const defaultProps: z.infer<typeof schema> = {
  pill: '#ffd27d',
  speed: 1,
};

const captions: Caption[] =
  'The last ferry leaves at nine. On the pier, nobody hurries.'
    .split(' ')
    .map((word, index) => ({
      text: ` ${word}`,
      startMs: index * 420,
      endMs: index * 420 + 400,
      timestampMs: null,
      confidence: null,
    }));
const {pages} = createTikTokStyleCaptions({
  captions,
  combineTokensWithinMilliseconds: 2400,
});

const Hills = ({
  y,
  color,
  shift,
}: {
  y: number;
  color: string;
  shift: number;
}) => (
  <path
    d={`M-200 ${y} q80 -70 170 -20 t190 -30 t180 10 t220 -20 t240 30 V360 H-200 Z`}
    fill={color}
    transform={`translate(${shift} 0)`}
  />
);

export const Ferry = ({pill, speed}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const now = (frame / fps) * 1000;
  const page = pages.findLast(({startMs}) => startMs <= now);
  const x = interpolate(frame * speed, [0, durationInFrames], [-30, 430]);

  return (
    <AbsoluteFill>
      <svg viewBox="0 0 640 360" width="100%" height="100%">
        <linearGradient id="dusk" x2="0" y2="1">
          <stop offset="0" stopColor="#3b2a5e" />
          <stop offset="0.42" stopColor="#c0567a" />
          <stop offset="0.66" stopColor="#ffb37a" />
        </linearGradient>
        <rect width="640" height="360" fill="url(#dusk)" />
        <circle cx="452" cy={150 + frame * 0.22} r="46" fill="#ffe3b0" />
        <Hills y={190} color="#8d4a74" shift={frame * -0.12} />
        <Hills y={214} color="#5f3764" shift={-90 + frame * -0.3} />
        <rect y="230" width="640" height="130" fill="#2b2150" />
        {[0, 1, 2, 3, 4, 5].map((row) => (
          <rect
            key={row}
            x={452 - 40 + row * 4 + Math.sin(frame / 9 + row * 2) * 7}
            y={238 + row * 11}
            width={80 - row * 8}
            height="3"
            rx="1.5"
            fill="#ffb37a"
            opacity={0.7 - row * 0.1}
          />
        ))}
        <g transform={`translate(${x} ${234 + Math.sin(frame / 12) * 1.5})`}>
          <path d="M0 0 H120 L106 22 H12 Z" fill="#f6efe6" />
          <path
            d="M14 -18 H96 V0 H14 Z M30 -32 H74 V-18 H30 Z M56 -48 h10 v16 h-10 Z"
            fill="#f2d8c9"
          />
          {[22, 40, 58, 76].map((left) => (
            <rect
              key={left}
              x={left}
              y="-13"
              width="10"
              height="8"
              rx="1"
              fill="#ffd27d"
            />
          ))}
          <path
            d="M-70 24 H4"
            stroke="#f6efe6"
            strokeWidth="2"
            strokeDasharray="16 9"
            opacity="0.5"
          />
        </g>
      </svg>
      <div
        style={{
          position: 'absolute',
          inset: 'auto 40px 26px',
          color: '#fff8ee',
          font: '650 30px/1.5 Instrument Sans Variable, sans-serif',
          textAlign: 'center',
        }}
      >
        {page?.tokens.map((token) => {
          const spoken = token.fromMs <= now && now < token.toMs;
          return (
            <span
              key={token.fromMs}
              style={{
                display: 'inline-block',
                margin: '0 1px',
                padding: '0 6px',
                borderRadius: 8,
                backgroundColor: spoken ? pill : 'transparent',
                color: spoken ? '#2b2150' : undefined,
              }}
            >
              {token.text.trim()}
            </span>
          );
        })}
      </div>
    </AbsoluteFill>
  );
};
