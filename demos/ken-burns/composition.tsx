import {zColor} from '@remotion/zod-types';
import {
  AbsoluteFill,
  Easing,
  interpolate,
  random,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  zoom: z.number().min(1.2).max(4),
  rest: z.number().min(0).max(0.8),
  sea: zColor(),
  gold: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  zoom: 2.4,
  rest: 0.35,
  sea: '#3e6f7a',
  gold: '#b08a3c',
};

/** A painting of 640 × 360, to be replaced by a <foreignObject> of that size with an <Img> in it. */
const Painting = ({sea, gold}: {sea: string; gold: string}) => (
  <g>
    <rect width="640" height="360" fill="#e5cf9f" />
    <path d="M0 0H640V90Q480 130 330 96T0 120z" fill="#c9a873" />
    <path
      d="M60 60q60-30 130 0t150-8 140 16 160-20"
      fill="none"
      stroke="#f3e3bd"
      strokeWidth="12"
      opacity="0.6"
    />
    <circle cx="486" cy="118" r="30" fill="#f8ecc8" />
    <path d="M0 190H640V360H0z" fill={sea} />
    {Array.from({length: 40}, (_, index) => (
      <path
        key={index}
        d={`M${random(`kb-x${index}`) * 620} ${200 + random(`kb-y${index}`) * 150}q${8 + random(`kb-w${index}`) * 16}-6 ${20 + random(`kb-w${index}`) * 30} 0`}
        stroke="#cfe0cf"
        strokeWidth="2"
        fill="none"
        opacity="0.45"
      />
    ))}
    <path
      d="M0 196V120l34-12 30 14v-40l26-24 26 24v46l50 8v60z"
      fill="#7a5540"
    />
    <path d="M84 82 90 40 96 82z" fill="#5c3b2c" />
    {[20, 48, 76, 104, 132].map((x, index) => (
      <rect
        key={x}
        x={x}
        y={136 + (index % 2) * 14}
        width="8"
        height="12"
        fill="#f3d98a"
      />
    ))}
    <path d="M0 196h180l-12 16H0z" fill="#4f372b" />
    <path d="M120 212v60M150 212v50" stroke="#4f372b" strokeWidth="5" />
    <g transform="translate(330 224)">
      <path d="M-86 0H96L70 36H-62z" fill="#43291f" />
      <path d="M-80 6H90" stroke={gold} strokeWidth="4" />
      <path d="M-30 0V-126M36 0V-110" stroke="#43291f" strokeWidth="5" />
      <path
        d="M-26-120Q30-84-26-20zM40-104Q84-70 40-16zM-36-112Q-70-70-36-24z"
        fill="#f4e6c6"
      />
      <path d="M-30-126l22 6-22 7z" fill="#a83232" />
    </g>
    <g transform="translate(510 292)">
      <path d="M-46 0H50L36 20H-34z" fill="#6d3b24" />
      <path d="M-8 0c-4-24 16-24 14 0z" fill="#2f4b63" />
      <circle cy="-24" cx="-1" r="7" fill="#e5b48f" />
      <path d="M-10-28h19l-4-6h-11z" fill="#2b211c" />
      <path d="M10-12 64-46" stroke="#2b211c" strokeWidth="2.5" />
      <path d="M64-46V24" stroke="#2b211c" strokeWidth="0.8" />
    </g>
    <path
      d="M200 120q8-8 14 0 6-8 14 0M240 96q6-6 11 0 5-6 11 0M420 70q6-6 11 0 5-6 11 0"
      fill="none"
      stroke="#4a3a2c"
      strokeWidth="2.5"
    />
  </g>
);

const stops = [
  {x: 320, y: 180, wide: 0},
  {x: 96, y: 128, wide: 1},
  {x: 506, y: 276, wide: 1.15},
  {x: 332, y: 158, wide: 0.45},
];

export const KenBurns = ({zoom, rest, sea, gold}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height, durationInFrames} = useVideoConfig();
  const along = interpolate(
    frame,
    [0, durationInFrames - 1],
    [0, stops.length - 1],
  );
  const from = Math.min(stops.length - 2, Math.floor(along));
  // The camera rests at both ends of each stretch and travels in between.
  const part = interpolate(along - from, [rest / 2, 1 - rest / 2], [0, 1], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
    easing: Easing.inOut(Easing.sin),
  });
  const [a, b] = [stops[from] ?? stops[0], stops[from + 1] ?? stops[0]];
  const mix = (one = 0, other = 0) => one + (other - one) * part;
  const scale = zoom ** mix(a?.wide, b?.wide) * (1 + frame * 0.0004);
  const ratio = width / height;
  const high = Math.min(360, 640 / ratio) / scale;
  const wide = high * ratio;
  // The view never leaves the painting.
  const x = Math.min(640 - wide / 2, Math.max(wide / 2, mix(a?.x, b?.x)));
  const y = Math.min(360 - high / 2, Math.max(high / 2, mix(a?.y, b?.y)));

  return (
    <AbsoluteFill style={{backgroundColor: '#1c140e'}}>
      <svg
        viewBox={`${x - wide / 2} ${y - high / 2} ${wide} ${high}`}
        width={width}
        height={height}
      >
        <Painting sea={sea} gold={gold} />
      </svg>
      <AbsoluteFill
        style={{
          background: 'radial-gradient(transparent 55%, rgb(20 10 0 / 0.45))',
        }}
      />
    </AbsoluteFill>
  );
};
