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
  before: z.string().max(12),
  after: z.string().max(12),
  rest: z.number().min(0).max(100),
  angle: z.number().min(-20).max(20),
  handle: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  before: 'February',
  after: 'July',
  rest: 50,
  angle: 8,
  handle: '#ffffff',
};

/** The same place twice; for photos, two images from the same tripod. */
const GardenView = ({summer, sway}: {summer: boolean; sway: number}) => {
  const {width, height} = useVideoConfig();
  return (
    <svg
      viewBox="0 0 640 360"
      width={width}
      height={height}
      preserveAspectRatio="xMidYMid slice"
      style={{display: 'block'}}
    >
      <rect width="640" height="360" fill={summer ? '#7cc7ee' : '#c3c9d1'} />
      <circle cx="110" cy="76" r="34" fill={summer ? '#fff1a8' : '#dfe3e8'} />
      <path
        d="M0 220q180-50 340-20t300-16V360H0z"
        fill={summer ? '#6fae45' : '#eef1f4'}
      />
      <path
        d="M262 360q30-74 40-144h36q16 74 84 144z"
        fill={summer ? '#e0c08a' : '#d5d9de'}
      />
      <path
        d="M244 216V136l76-56 76 56v80z"
        fill={summer ? '#f6d9b8' : '#bfae9f'}
      />
      <path
        d="M226 144 320 70l94 74-12 8-82-62-82 62z"
        fill={summer ? '#b8482f' : '#f7f9fb'}
      />
      <path d="M302 216v-48h36v48z" fill={summer ? '#2b6f6a' : '#59504b'} />
      <path
        d="M262 152h26v26h-26zM352 152h26v26h-26z"
        fill={summer ? '#fdfbe8' : '#f2c879'}
      />
      <path
        d="M510 300q4-70-4-130M506 220l-40-40M508 200l38-46M506 240l30-24"
        stroke={summer ? '#6b4427' : '#4b4440'}
        strokeWidth="11"
        strokeLinecap="round"
        fill="none"
      />
      {summer &&
        [
          [470, 160, 44],
          [520, 130, 54],
          [560, 176, 42],
          [500, 190, 46],
        ].map(([x = 0, y = 0, r = 0], index) => (
          <circle
            key={x}
            cx={x + Math.sin(sway + index) * 3}
            cy={y}
            r={r}
            fill={index % 2 ? '#3f8a3a' : '#4fa046'}
          />
        ))}
      {summer &&
        [
          [462, 170],
          [520, 110],
          [548, 190],
          [500, 160],
          [574, 160],
        ].map(([x = 0, y = 0], index) => (
          <circle
            key={x}
            cx={x + Math.sin(sway + index) * 3}
            cy={y}
            r="7"
            fill="#e63946"
          />
        ))}
      {Array.from({length: 18}, (_, index) => {
        const [x, y] = [
          random(`bed-x${index}`) * 250,
          268 + random(`bed-y${index}`) * 76,
        ];
        return summer ? (
          <g
            key={index}
            transform={`translate(${x} ${y}) rotate(${Math.sin(sway + index) * 6})`}
          >
            <path d="M0 0V-20" stroke="#2f6b2c" strokeWidth="3" />
            <circle
              cy="-24"
              r="8"
              fill={['#ff5d8f', '#ffd166', '#9b5de5'][index % 3]}
            />
            <circle cy="-24" r="3" fill="#fff6d6" />
          </g>
        ) : (
          <path
            key={index}
            d={`M${x} ${y}q2-8-2-14M${x} ${y - 7}l5-5`}
            stroke="#8d857e"
            strokeWidth="2"
            fill="none"
          />
        );
      })}
      {!summer && (
        <g>
          <path
            d="M506 150q-4-12-36 26M512 168q18-4 36-18"
            stroke="#fff"
            strokeWidth="7"
            fill="none"
            strokeLinecap="round"
          />
          <circle cx="190" cy="262" r="22" fill="#fff" />
          <circle cx="190" cy="228" r="15" fill="#fff" />
          <path d="M192 228l14 3-14 3z" fill="#f28c28" />
          <circle cx="186" cy="224" r="2" />
          <circle cx="195" cy="224" r="2" />
        </g>
      )}
    </svg>
  );
};

export const BeforeAfter = ({
  before,
  after,
  rest,
  angle,
  handle,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height} = useVideoConfig();
  const unit = Math.min(width, height) / 360;
  const at = interpolate(
    frame,
    [8, 42, 64, 104, 128],
    [104, 18, 18, 84, rest],
    {
      extrapolateLeft: 'clamp',
      extrapolateRight: 'clamp',
      easing: Easing.inOut(Easing.cubic),
    },
  );
  const x = (at / 100) * width;
  const lean = Math.tan((angle / 180) * Math.PI) * height * 0.5;
  const cut = `polygon(${x + lean}px 0, ${width * 2}px 0, ${width * 2}px 100%, ${x - lean}px 100%)`;
  const label = {
    position: 'absolute',
    top: 18 * unit,
    padding: `${5 * unit}px ${13 * unit}px`,
    borderRadius: 99 * unit,
    font: `600 ${19 * unit}px/1.3 Instrument Sans Variable, sans-serif`,
  } as const;

  return (
    <AbsoluteFill style={{overflow: 'hidden'}}>
      <GardenView summer={false} sway={frame / 16} />
      <div
        style={{
          ...label,
          left: 18 * unit,
          backgroundColor: 'rgb(30 36 46 / 0.82)',
          color: '#fff',
          opacity: interpolate(at, [12, 30], [0, 1], {
            extrapolateLeft: 'clamp',
            extrapolateRight: 'clamp',
          }),
        }}
      >
        {before}
      </div>
      <AbsoluteFill style={{clipPath: cut}}>
        <GardenView summer sway={frame / 16} />
        <div
          style={{
            ...label,
            right: 18 * unit,
            backgroundColor: '#fffbe6',
            color: '#23401f',
            opacity: interpolate(at, [70, 88], [1, 0], {
              extrapolateLeft: 'clamp',
              extrapolateRight: 'clamp',
            }),
          }}
        >
          {after}
        </div>
      </AbsoluteFill>
      <svg width={width} height={height} style={{position: 'absolute'}}>
        <path
          d={`M${x + lean} 0L${x - lean} ${height}`}
          stroke={handle}
          strokeWidth={4 * unit}
        />
        <g transform={`translate(${x} ${height / 2}) scale(${unit})`}>
          <circle cy="3" r="25" opacity="0.25" />
          <circle r="24" fill={handle} />
          <path
            d="M-7-8-15 0l8 8M7-8 15 0 7 8"
            fill="none"
            stroke="#23401f"
            strokeWidth="4"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </g>
      </svg>
    </AbsoluteFill>
  );
};
