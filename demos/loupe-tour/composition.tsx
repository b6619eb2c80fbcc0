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
  power: z.number().min(1.2).max(4),
  size: z.number().min(40).max(120),
  rim: zColor(),
  leaf: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  power: 2.4,
  size: 82,
  rim: '#c08a2d',
  leaf: '#3f7d4e',
};

/** A picture with small things in it, to be replaced by an image. */
const Leaves = ({leaf}: {leaf: string}) => (
  <g>
    <rect width="640" height="360" fill={leaf} />
    {Array.from({length: 46}, (_, index) => (
      <g
        key={index}
        transform={`translate(${random(`leaf-x${index}`) * 660 - 10} ${random(`leaf-y${index}`) * 380 - 10}) rotate(${random(`leaf-r${index}`) * 360}) scale(${0.7 + random(`leaf-s${index}`) * 0.8})`}
      >
        <path
          d="M0 0Q26-28 70-16 50 22 0 0z"
          fill={`color-mix(in oklab, ${leaf} ${60 + random(`leaf-c${index}`) * 40}%, ${index % 3 ? '#d7e8a0' : '#0d3320'})`}
        />
        <path
          d="M0 0Q36-12 66-14"
          stroke="#fff"
          strokeOpacity="0.25"
          fill="none"
        />
      </g>
    ))}
    <g transform="translate(210 128)">
      <ellipse rx="8" ry="6" fill="#d62828" />
      <path d="M0-6V6" stroke="#111" />
      <circle cx="-8" r="3.2" />
      <circle cx="-3" cy="-2.6" r="1.3" />
      <circle cx="3.4" cy="-2.6" r="1.3" />
      <circle cx="-3" cy="2.6" r="1.3" />
      <circle cx="3.4" cy="2.6" r="1.3" />
      <path d="M-10-2l-4-3M-10 2l-4 3" stroke="#111" strokeWidth="0.8" />
    </g>
    <g transform="translate(430 116)">
      <path
        d="M-16 6q4-10 8 0t8 0 8 0 8 0"
        stroke="#b6e35a"
        strokeWidth="6"
        fill="none"
        strokeLinecap="round"
      />
      <circle cx="18" cy="4" r="4" fill="#ffd166" />
      <circle cx="19.4" cy="3" r="0.9" />
      <path d="M18 0l1-5M20 1l4-3" stroke="#4b3b12" strokeWidth="0.8" />
    </g>
    <g transform="translate(320 262)">
      <path d="M-12 4q10 4 24 0l-3-3q2-11-8-11T-8 0z" fill="#c98b5e" />
      <path
        d="M-3 0a4 4 0 1 1 5 2"
        fill="none"
        stroke="#7a4a2a"
        strokeWidth="1.3"
      />
      <path
        d="M11 3q5-3 4-8m-1 7q5-1 6-6"
        stroke="#e5c9a3"
        strokeWidth="1.5"
        fill="none"
        strokeLinecap="round"
      />
      <circle cx="15" cy="-5.6" r="1" />
      <circle cx="20" cy="-4.6" r="1" />
    </g>
  </g>
);

const stops = [
  {x: 60, y: 320},
  {x: 210, y: 128},
  {x: 430, y: 116},
  {x: 320, y: 262},
  {x: 320, y: 180},
];

export const LoupeTour = ({power, size, rim, leaf}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height, durationInFrames} = useVideoConfig();
  const last = durationInFrames - 1;
  const times = [0, 0.18, 0.3, 0.42, 0.54, 0.68, 0.84, 1].map(
    (part) => part * last,
  );
  const way = (axis: 'x' | 'y') =>
    interpolate(
      frame,
      times,
      [0, 1, 1, 2, 2, 3, 3, 4].map((stop) => stops[stop]?.[axis] ?? 0),
      {easing: Easing.inOut(Easing.cubic)},
    );
  const [x, y] = [
    way('x') + Math.sin(frame / 19) * 4,
    way('y') + Math.cos(frame / 23) * 3,
  ];
  const grow = interpolate(frame, [0, 14, last - 16, last - 2], [0, 1, 1, 0], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
    easing: Easing.inOut(Easing.cubic),
  });
  const r = size * grow;
  // A picture narrower than 16:9 shows a part, which follows the glass.
  const wide = Math.min(640, (360 * width) / height);
  const from = Math.min(640 - wide, Math.max(0, x - wide / 2));

  return (
    <AbsoluteFill style={{backgroundColor: leaf}}>
      <svg
        viewBox={`${from} 0 ${wide} 360`}
        width="100%"
        height="100%"
        preserveAspectRatio="xMidYMid slice"
      >
        <clipPath id="loupe-glass">
          <circle cx={x} cy={y} r={r} />
        </clipPath>
        <Leaves leaf={leaf} />
        <rect width="640" height="360" fill="#0b2415" opacity={0.28 * grow} />
        <g opacity={grow > 0 ? 1 : 0}>
          <ellipse
            cx={x + 10}
            cy={y + 18}
            rx={r * 1.06}
            ry={r * 1.04}
            fill="#06140b"
            opacity="0.35"
          />
          <path
            d={`M${x + r * 0.74} ${y + r * 0.74}L${x + r * 1.5} ${y + r * 1.5}`}
            stroke="#5a3418"
            strokeWidth={r * 0.24}
            strokeLinecap="round"
          />
          <path
            d={`M${x + r * 0.74} ${y + r * 0.74}L${x + r * 0.98} ${y + r * 0.98}`}
            stroke={rim}
            strokeWidth={r * 0.2}
          />
          {/* Enlarged around the middle of the glass, then cut by it. */}
          <g clipPath="url(#loupe-glass)">
            <g
              transform={`translate(${x} ${y}) scale(${1 + (power - 1) * grow}) translate(${-x} ${-y})`}
            >
              <Leaves leaf={leaf} />
            </g>
          </g>
          <circle
            cx={x}
            cy={y}
            r={r}
            fill="none"
            stroke={rim}
            strokeWidth={r * 0.11}
          />
          <circle
            cx={x}
            cy={y}
            r={r * 0.95}
            fill="none"
            stroke="#fff3cf"
            strokeWidth={r * 0.02}
            opacity="0.8"
          />
          <path
            d={`M${x - r * 0.72} ${y - r * 0.3}A${r * 0.8} ${r * 0.8} 0 0 1 ${x - r * 0.2} ${y - r * 0.76}`}
            fill="none"
            stroke="#fff"
            strokeWidth={r * 0.08}
            strokeLinecap="round"
            opacity="0.6"
          />
        </g>
      </svg>
    </AbsoluteFill>
  );
};
