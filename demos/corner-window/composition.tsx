import '@fontsource/caveat/latin-700.css';
import {zColor} from '@remotion/zod-types';
import {
  AbsoluteFill,
  interpolate,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  note: z.string().max(24),
  size: z.number().min(0.18).max(0.45),
  round: z.number().min(0).max(1),
  wall: zColor(),
  frameColor: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  note: 'folded in nine steps',
  size: 0.34,
  round: 1,
  wall: '#e9b7ce',
  frameColor: '#ffffff',
};

/** The camera on the person. Replace it by a video. */
const Person = ({wall}: {wall: string}) => {
  const frame = useCurrentFrame();
  const talk = Math.abs(Math.sin(frame / 3.1)) * Math.abs(Math.sin(frame / 17));
  const nod = Math.sin(frame / 13) * 3;
  return (
    <svg
      viewBox="-180 -180 360 360"
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid slice"
    >
      <rect x="-400" y="-400" width="800" height="800" fill={wall} />
      <path d="M92-180V-20H400V-180z" fill="#fff" opacity="0.35" />
      <path
        d="M-150 60c-4-60 0-96 24-124M-150 60c-26-40-44-60-60-66M-150 50c10-50 30-70 54-76"
        fill="none"
        stroke="#3f7d5a"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path d="M-118 190C-112 104-64 78 0 78s112 26 118 112z" fill="#2f6690" />
      <path d="M-22 50h44v34q-22 22-44 0z" fill="#a9694a" />
      <g transform={`rotate(${nod}) translate(0 ${nod})`}>
        <path
          d="M-74 20C-96-110 96-110 74 20c8 24 8 44-8 60H-66c-16-16-16-36-8-60z"
          fill="#2b1a17"
        />
        <ellipse cy="-4" rx="54" ry="62" fill="#c68562" />
        <path
          d="M-56-20C-50-72 40-80 57-22 20-26-6-40-20-50-30-32-44-24-56-20z"
          fill="#2b1a17"
        />
        <g fill="#2b1a17">
          <ellipse cx="-21" cy="-4" rx="5" ry={frame % 58 < 4 ? 1 : 6} />
          <ellipse cx="21" cy="-4" rx="5" ry={frame % 58 < 4 ? 1 : 6} />
        </g>
        <ellipse cy="30" rx={15 - talk * 3} ry={3 + talk * 10} fill="#6b1f2a" />
        <path
          d="M-40 14h.1M40 14h.1"
          stroke="#e59a7c"
          strokeWidth="16"
          strokeLinecap="round"
        />
      </g>
    </svg>
  );
};

/** What is talked about: a crane of paper, folded on a table. */
const Table = ({note, step}: {note: string; step: number}) => {
  const frame = useCurrentFrame();
  const grow = (at: number) => Math.min(1, Math.max(0, step - at));
  return (
    <svg
      viewBox="0 0 640 360"
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid slice"
    >
      <rect width="640" height="360" fill="#f5efe0" />
      {Array.from({length: 17}, (_, index) => (
        <path
          key={index}
          d={`M${index * 40} 0V360M0 ${index * 40}H640`}
          stroke="#c9dcd2"
          strokeWidth={index % 4 ? 1 : 2.5}
        />
      ))}
      <g
        transform={`translate(320 160) rotate(${Math.sin(frame / 30) * 2}) scale(1.5)`}
      >
        <path
          d="M0-100 100 0 0 100-100 0z"
          fill="#dfe9e3"
          opacity={1 - grow(0) * 0.6}
        />
        <g strokeLinejoin="round">
          <path
            d={`M0 46 ${-112 * grow(0)} ${46 - 96 * grow(0)} -20 8z`}
            fill="#ef5b5b"
            opacity={grow(0)}
          />
          <path
            d={`M0 46 ${118 * grow(1)} ${46 - 84 * grow(1)} 26 4z`}
            fill="#d83f4c"
            opacity={grow(1)}
          />
          <path
            d={`M-26 6 0-${30 + 84 * grow(2)} 22 8 0 50z`}
            fill="#f78a7b"
            opacity={grow(2)}
          />
          <path
            d={`M4 ${-20 - 94 * grow(2)} 24 8 0 50z`}
            fill="#c22f43"
            opacity={grow(2)}
          />
          <path
            d={`M-112-50l${-30 * grow(3)} ${22 * grow(3)} 22-${6 * grow(3)}z`}
            fill="#c22f43"
            opacity={grow(3)}
          />
        </g>
      </g>
      <text
        x="250"
        y="330"
        textAnchor="middle"
        fontFamily="Caveat, cursive"
        fontWeight="700"
        fontSize="42"
        fill="#31504a"
        opacity={grow(3)}
      >
        {note}
      </text>
    </svg>
  );
};

export const CornerWindow = ({
  note,
  size,
  round,
  wall,
  frameColor,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height, fps, durationInFrames} = useVideoConfig();
  const unit = Math.min(width, height) / 360;
  const go = (at: number) =>
    spring({frame: frame - at, fps, config: {damping: 17, stiffness: 90}});
  const moves = [go(24), go(92), go(durationInFrames - 30)];
  const side = size * Math.max(width, height) * (height > width ? 0.72 : 1);
  const edge = 20 * unit;
  const bottom = height - side - edge;
  // Four places of the window: whole picture, lower left, lower right, whole picture.
  const whole = {x: 0, y: 0, w: width, h: height, r: 0};
  const small = {y: bottom, w: side, h: side, r: (side / 2) * round};
  const places = [
    whole,
    {...small, x: edge},
    {...small, x: width - side - edge},
    whole,
  ];
  const value = (key: 'x' | 'y' | 'w' | 'h' | 'r') =>
    moves.reduce(
      (now, move, index) =>
        now +
        move * ((places[index + 1]?.[key] ?? 0) - (places[index]?.[key] ?? 0)),
      places[0]?.[key] ?? 0,
    );
  const hop =
    Math.sin(Math.min(1, Math.max(0, moves[1] ?? 0)) * Math.PI) * 40 * unit;
  const step = interpolate(frame, [36, durationInFrames - 46], [0, 4.2], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const inset = Math.max(0, Math.min(1, (moves[0] ?? 0) - (moves[2] ?? 0)));

  return (
    <AbsoluteFill style={{backgroundColor: '#f5efe0'}}>
      <Table note={note} step={step} />
      <div
        style={{
          position: 'absolute',
          left: value('x'),
          top: value('y') - hop,
          width: value('w'),
          height: value('h'),
          borderRadius: Math.max(0, value('r')),
          overflow: 'hidden',
          boxShadow: `0 0 0 ${7 * unit * inset}px ${frameColor}, 0 ${14 * unit}px ${34 * unit}px rgba(20, 40, 40, ${0.35 * inset})`,
        }}
      >
        <Person wall={wall} />
      </div>
    </AbsoluteFill>
  );
};
