import {zColor} from '@remotion/zod-types';
import {
  AbsoluteFill,
  interpolate,
  random,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  strength: z.number().min(0.3).max(1.5),
  length: z.number().int().min(20).max(60),
  warm: zColor(),
  hot: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  strength: 1,
  length: 44,
  warm: '#ff5a1f',
  hot: '#ffd36b',
};

const Field = ({frame}: {frame: number}) => (
  <svg
    viewBox="0 0 640 360"
    width="100%"
    height="100%"
    preserveAspectRatio="xMidYMid slice"
  >
    <linearGradient id="leak-sky" x2="0" y2="1">
      <stop stopColor="#86b7c9" />
      <stop offset="1" stopColor="#f4e7c3" />
    </linearGradient>
    <rect width="640" height="360" fill="url(#leak-sky)" />
    <path d="M0 220q160-50 330-14t310-22V360H0z" fill="#b9a44c" />
    <path d="M0 262q200-40 640-6V360H0z" fill="#8f7f33" />
    {Array.from({length: 60}, (_, index) => {
      const x = (index / 60) * 660 - 10;
      const lean = Math.sin(frame / 14 + index * 0.4) * 6;
      return (
        <path
          key={index}
          d={`M${x} 366Q${x + lean / 2} 330 ${x + lean} ${286 + random(`leak-g${index}`) * 40}`}
          stroke="#e3cf7a"
          strokeWidth="2.4"
          fill="none"
        />
      );
    })}
    <g transform={`translate(330 ${236 + Math.sin(frame / 18) * 2})`}>
      <path d="M-7 44V10q7-12 14 0v34z" fill="#c8553d" />
      <circle cy="-4" r="8" fill="#7c4a32" />
      <path d="M-13-6h26M-7-8q7-10 14 0" stroke="#f0dfae" strokeWidth="5" />
    </g>
    <path
      d={`M337 246 400 ${160 + Math.sin(frame / 12) * 6}`}
      stroke="#fff"
      strokeWidth="1.4"
    />
    <path
      d="M0-24 18 0 0 26-18 0z"
      transform={`translate(408 ${142 + Math.sin(frame / 12) * 8}) rotate(20)`}
      fill="#d64550"
    />
  </svg>
);

const Camp = ({frame}: {frame: number}) => (
  <svg
    viewBox="0 0 640 360"
    width="100%"
    height="100%"
    preserveAspectRatio="xMidYMid slice"
  >
    <rect width="640" height="360" fill="#0d1b2a" />
    {Array.from({length: 40}, (_, index) => (
      <circle
        key={index}
        cx={random(`leak-x${index}`) * 640}
        cy={random(`leak-y${index}`) * 200}
        r="1.3"
        fill="#cfe3f5"
        opacity={0.5 + 0.5 * Math.sin(frame / 9 + index * 2)}
      />
    ))}
    <path
      d="M0 240 60 150l40 70 50-110 50 120 60-90 40 80 60-120 56 110 60-80 50 90 60-120 60 140V360H0z"
      fill="#11293a"
    />
    <path d="M0 280q320-40 640 0V360H0z" fill="#1b3a2f" />
    <path d="M210 300 290 190l80 110z" fill="#f2a541" />
    <path d="M290 190 272 300h36z" fill="#5c2f12" />
    <g transform="translate(420 300)">
      <circle r={54 + Math.sin(frame / 4) * 4} fill="#ff9f43" opacity="0.18" />
      <path
        d={`M-14 0q-6-${20 + Math.sin(frame / 3) * 6} 4-30 2 10 8 12 4-16 2-26 20 20 14 44z`}
        fill="#ffb84d"
      />
      <path
        d="M-24 2 24 8M24 2-24 8"
        stroke="#5c3a1e"
        strokeWidth="6"
        strokeLinecap="round"
      />
    </g>
  </svg>
);

export const LightLeak = ({
  strength,
  length,
  warm,
  hot,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const start = (durationInFrames - length) / 2;
  const part = interpolate(frame, [start, start + length], [0, 1], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const burn = Math.sin(part * Math.PI) ** 1.6 * strength;
  // Between 0.4 and 0.6 the leak covers the picture, and the scenes cross behind it.
  const mix = interpolate(part, [0.4, 0.6], [0, 1], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const blob = (x: number, y: number, size: number, color: string) =>
    `radial-gradient(circle at ${x}% ${y}%, ${color}, transparent ${size}%)`;
  const move = part * 100;

  return (
    <AbsoluteFill style={{backgroundColor: '#000', isolation: 'isolate'}}>
      {mix < 1 && <Field frame={frame} />}
      {mix > 0 && (
        <AbsoluteFill style={{opacity: mix}}>
          <Camp frame={frame} />
        </AbsoluteFill>
      )}
      <AbsoluteFill
        style={{
          mixBlendMode: 'screen',
          opacity: Math.min(1, burn),
          background: [
            blob(-20 + move, 20, 70, warm),
            blob(110 - move * 0.6, 90 - move * 0.5, 60, '#d1123f'),
            blob(10 + move * 0.9, 80, 50, hot),
          ].join(','),
        }}
      />
      <AbsoluteFill
        style={{
          mixBlendMode: 'plus-lighter',
          opacity: Math.max(0, Math.min(1, burn * 1.5 - 0.6)),
          background: `linear-gradient(${70 + move}deg, transparent, ${hot} ${20 + move * 0.5}%, #fff ${30 + move * 0.5}%, ${warm} 90%)`,
        }}
      />
    </AbsoluteFill>
  );
};
