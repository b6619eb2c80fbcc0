import {zColor} from '@remotion/zod-types';
import {
  AbsoluteFill,
  Easing,
  interpolate,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  product: z.string().max(9),
  promise: z.string().max(24),
  call: z.string().max(18),
  color: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  product: 'Fernbox',
  promise: 'Each plant has its day.',
  call: 'Water it on time.',
  color: '#6a3df0',
};

const each = 52;
const clamp = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;
const inks = ['white', '#17240f', '#2a0c02'];

type Pop = (at: number) => number;

const Plant = ({pop}: {pop: Pop}) => (
  <g transform="translate(490 140)">
    {[-50, 0, 50].map((angle, index) => (
      <path
        key={angle}
        d="M0 40Q-34 14 0-40Q34 14 0 40z"
        fill={index === 1 ? '#e9ffcf' : '#b9f56a'}
        transform={`rotate(${angle * pop(6)}) translate(0 -46) scale(${0.5 + pop(index * 4)})`}
      />
    ))}
    <path d="M-50 26H50L38 104H-38z" fill="#1d1238" />
  </g>
);

const Week = ({pop, color}: {pop: Pop; color: string}) => (
  <g transform="translate(372 26)">
    <rect width="240" height="222" rx="18" fill="white" />
    {['Fern', 'Palm', 'Moss', 'Ivy'].map((name, row) => (
      <g key={name} transform={`translate(20 ${38 + row * 48})`}>
        <text y="7" fontSize="21" fontWeight="600" fill="#17240f">
          {name}
        </text>
        {[0, 1, 2, 3].map((day) => (
          <circle key={day} cx={88 + day * 34} r="7" fill="#dfe8d6" />
        ))}
        <circle
          cx={88 + ((row * 3 + 1) % 4) * 34}
          r={14 * pop(8 + row * 6)}
          fill={color}
        />
      </g>
    ))}
  </g>
);

const Switch = ({pop, color}: {pop: Pop; color: string}) => {
  const on = 48 + pop(26) * 94;
  const come = Math.min(1, pop(8));
  return (
    <g transform="translate(404 86)">
      <rect width="190" height="96" rx="48" fill="#2a0c02" />
      <circle cx={on} cy="48" r="36" fill="white" />
      <path
        d="M0-24Q-24 8 0 20Q24 8 0-24z"
        transform={`translate(${on} 48)`}
        fill={color}
      />
      <path
        d="M0 0V44L11 34 19 52 28 48 20 31 34 30z"
        transform={`translate(${on + 14 + (1 - come) * 110} ${60 + (1 - come) * 110})`}
        fill="white"
        stroke="#2a0c02"
        strokeWidth="4"
        strokeLinejoin="round"
      />
    </g>
  );
};

export const ProductIntro = ({
  product,
  promise,
  call,
  color,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const lines = [`Meet ${product}.`, promise, call];
  const grounds = [color, '#c8f59a', '#ff7a4d'];
  const now = Math.floor(frame / each) % 3;
  const age = frame % each;
  const line = lines[now] ?? '';
  const typed = line.slice(0, 1 + Math.floor((age * line.length) / 24));
  const before = {index: (now + 2) % 3, since: age + each};

  return (
    <AbsoluteFill>
      {[before, {index: now, since: age}].map(({index, since}) => {
        const pop = (at: number) =>
          spring({frame: since - at, fps, config: {damping: 12}});
        const open = interpolate(since, [0, 20], [50, 720], {
          ...clamp,
          easing: Easing.inOut(Easing.cubic),
        });
        const words = (lines[index] ?? '').split(' ');
        return (
          <AbsoluteFill
            key={index}
            style={{
              backgroundColor: grounds[index],
              color: inks[index],
              clipPath: `circle(${open}px at 40px 320px)`,
            }}
          >
            <svg
              viewBox="0 0 640 360"
              fontFamily="Instrument Sans Variable"
              style={{position: 'absolute'}}
            >
              {index === 0 && <Plant pop={pop} />}
              {index === 1 && <Week pop={pop} color={color} />}
              {index === 2 && <Switch pop={pop} color={color} />}
            </svg>
            <div
              style={{
                position: 'absolute',
                inset: '30px 280px auto 32px',
                font: '700 62px/1 Instrument Sans Variable, sans-serif',
                letterSpacing: -2.6,
              }}
            >
              {words.map((word, place) => (
                <span
                  key={place}
                  style={{
                    display: 'inline-block',
                    overflow: 'hidden',
                    padding: '0 14px 8px 0',
                  }}
                >
                  <span
                    style={{
                      display: 'inline-block',
                      translate: `0 ${(1 - pop((place * 24) / words.length)) * 115}%`,
                    }}
                  >
                    {word}
                  </span>
                </span>
              ))}
            </div>
          </AbsoluteFill>
        );
      })}
      <div
        style={{
          position: 'absolute',
          inset: '282px 0 0',
          paddingLeft: 32,
          backgroundColor: '#12101a',
          color: 'white',
          font: '500 28px/78px JetBrains Mono Variable, monospace',
        }}
      >
        {typed}
        <span style={{color: '#b9f56a', opacity: age % 20 < 13 ? 1 : 0}}>
          ▌
        </span>
      </div>
    </AbsoluteFill>
  );
};
