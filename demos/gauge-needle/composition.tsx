import {zColor} from '@remotion/zod-types';
import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  value: z.number().min(0).max(100),
  label: z.string().max(20),
  damping: z.number().min(3).max(30),
  good: zColor(),
  face: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  value: 72,
  label: 'Team morale',
  damping: 7,
  good: '#4aa564',
  face: '#f6efdf',
};

const START = -130;
const SWEEP = 260;
const point = (angle: number, radius: number) => {
  const turn = ((angle - 90) / 180) * Math.PI;
  return `${(Math.cos(turn) * radius).toFixed(2)} ${(Math.sin(turn) * radius).toFixed(2)}`;
};
const arc = (from: number, to: number, radius: number) => {
  const [a, b] = [START + from * SWEEP, START + to * SWEEP];
  return `M${point(a, radius)}A${radius} ${radius} 0 ${b - a > 180 ? 1 : 0} 1 ${point(b, radius)}`;
};

export const GaugeNeedle = ({
  value,
  label,
  damping,
  good,
  face,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const swing = spring({
    frame: frame - 12,
    fps,
    config: {damping, mass: 1.4, stiffness: 60},
  });
  const fall = spring({
    frame: frame - (durationInFrames - 22),
    fps,
    config: {damping: 200},
    durationInFrames: 18,
  });
  const part = Math.max(-0.02, Math.min(1.02, (value / 100) * (swing - fall)));
  const shiver = Math.sin(frame * 1.9) * 0.6 * Math.min(1, swing) * (1 - fall);

  return (
    <AbsoluteFill style={{backgroundColor: '#b4592f'}}>
      <svg viewBox="-200 -180 400 360" width="100%" height="100%">
        {[-150, -112, 112, 150].map((y) => (
          <path
            key={y}
            d={`M-900 ${y}H900`}
            stroke="#9a4722"
            strokeWidth="16"
          />
        ))}
        <circle cy="7" r="166" opacity="0.3" />
        <circle r="164" fill="#c99a45" />
        <circle r="156" fill="#8a6426" />
        <circle r="148" fill={face} />
        {[
          [0, 0.34, '#c8432f'],
          [0.34, 0.6, '#e8b23a'],
          [0.6, 1, good],
        ].map(([a, b, color]) => (
          <path
            key={color}
            d={arc(Number(a) + 0.006, Number(b) - 0.006, 116)}
            fill="none"
            stroke={String(color)}
            strokeWidth="16"
          />
        ))}
        {Array.from({length: 51}, (_, index) => (
          <path
            key={index}
            d={index % 5 ? 'M0-136v7' : 'M0-138v13'}
            stroke="#2c2016"
            strokeWidth={index % 5 ? 1.2 : 2.6}
            transform={`rotate(${START + (index / 50) * SWEEP})`}
          />
        ))}
        {[0, 20, 40, 60, 80, 100].map((number) => {
          const [x, y] = point(START + (number / 100) * SWEEP, 92).split(' ');
          return (
            <text
              key={number}
              x={x}
              y={Number(y) + 6}
              textAnchor="middle"
              fontSize="17"
              fontFamily="Instrument Sans Variable, sans-serif"
              fontWeight="600"
              fill="#2c2016"
            >
              {number}
            </text>
          );
        })}
        <text
          y="82"
          textAnchor="middle"
          fontSize="19"
          fontFamily="Instrument Sans Variable, sans-serif"
          fontWeight="600"
          fill="#2c2016"
        >
          {label}
        </text>
        <text
          y="116"
          textAnchor="middle"
          fontSize="28"
          fontFamily="JetBrains Mono Variable, monospace"
          fontWeight="700"
          fill="#2c2016"
        >
          {Math.round(Math.max(0, Math.min(1, part)) * 100)}
        </text>
        <g transform={`rotate(${START + part * SWEEP + shiver})`}>
          <path
            d="M-7 34 0-122 7 34z"
            transform="translate(4 5)"
            opacity="0.2"
          />
          <path d="M-7 34 0-122 7 34z" fill="#b3231f" />
        </g>
        <circle r="15" fill="#2c2016" />
        <circle r="6" fill="#c99a45" />
        <path
          d="M-96-104A142 142 0 0 1 96-104 200 200 0 0 0-96-104z"
          fill="#fff"
          opacity="0.5"
        />
      </svg>
    </AbsoluteFill>
  );
};
