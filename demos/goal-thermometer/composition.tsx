import '@fontsource/permanent-marker/latin-400.css';
import {zColor} from '@remotion/zod-types';
import {
  AbsoluteFill,
  interpolate,
  random,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  cause: z.string().max(26),
  raised: z.number().int().min(0).max(20000),
  goal: z.number().int().min(1000).max(20000),
  juice: zColor(),
  board: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  cause: 'A roof for the school band',
  raised: 7850,
  goal: 8000,
  juice: '#ff3b30',
  board: '#34506b',
};

const TOP = 44;
const BOTTOM = 262;

export const GoalThermometer = ({
  cause,
  raised,
  goal,
  juice,
  board,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height, fps} = useVideoConfig();
  const tall = height > width;
  const config = {damping: 14, mass: 2.2, stiffness: 40};
  const rise = spring({frame: frame - 14, fps, config});
  // An amount must not overshoot: that would be a lie.
  const counted = spring({
    frame: frame - 14,
    fps,
    config: {...config, overshootClamping: true},
  });
  const money = raised * counted;
  const level = interpolate(raised * rise, [0, goal], [BOTTOM, TOP], {
    extrapolateRight: 'extend',
  });
  const surface = Math.max(18, level);
  const reached =
    raised >= goal
      ? interpolate(frame, [50, 62], [0, 1], {
          extrapolateLeft: 'clamp',
          extrapolateRight: 'clamp',
        })
      : 0;
  const marker = {
    fontFamily: 'Permanent Marker, cursive',
    fill: '#f7f3e8',
  } as const;
  const euros = (value: number) =>
    `€${Math.round(value).toLocaleString('en-US')}`;
  const words = cause.split(' ');
  const half = Math.ceil(words.length / 2);
  const lines = [words.slice(0, half).join(' '), words.slice(half).join(' ')];

  return (
    <AbsoluteFill style={{backgroundColor: board}}>
      <svg
        viewBox={tall ? '-10 -130 360 640' : '0 0 640 360'}
        width="100%"
        height="100%"
      >
        {Array.from({length: 40}, (_, index) => (
          <path
            key={index}
            d={`M${random(`dust-x${index}`) * 700 - 60} ${random(`dust-y${index}`) * 680 - 160}l${10 + random(`dust-l${index}`) * 60}-${random(`dust-h${index}`) * 26}`}
            stroke="#fff"
            strokeWidth="7"
            opacity="0.035"
            strokeLinecap="round"
          />
        ))}
        <clipPath id="goal-tube">
          <path d="M86 36a24 24 0 0 1 48 0V262a46 46 0 1 1-48 0z" />
        </clipPath>
        <g clipPath="url(#goal-tube)">
          <rect
            x="40"
            y="-20"
            width="150"
            height="400"
            fill="#f7f3e8"
            opacity="0.16"
          />
          <path
            d={`M40 ${surface}q18 ${-6 * Math.sin(frame / 5)} 36 0t36 0 36 0 36 0V380H40z`}
            fill={juice}
          />
          {Array.from({length: 12}, (_, index) => {
            const way =
              (frame * (0.8 + random(`bub-v${index}`)) +
                random(`bub-p${index}`) * 300) %
              300;
            const y = 340 - way;
            return y > surface + 6 ? (
              <circle
                key={index}
                cx={
                  92 +
                  random(`bub-x${index}`) * 36 +
                  Math.sin(frame / 9 + index) * 3
                }
                cy={y}
                r={2 + random(`bub-r${index}`) * 3}
                fill="#fff"
                opacity="0.55"
              />
            ) : null;
          })}
        </g>
        <path
          d="M86 36a24 24 0 0 1 48 0V262a46 46 0 1 1-48 0z"
          fill="none"
          stroke="#f7f3e8"
          strokeWidth="6"
          strokeLinejoin="round"
        />
        <path
          d="M96 60V240"
          stroke="#fff"
          strokeWidth="5"
          strokeLinecap="round"
          opacity="0.4"
        />
        {[0.25, 0.5, 0.75, 1].map((part) => {
          const passed = money >= goal * part;
          return (
            <g
              key={part}
              transform={`translate(146 ${BOTTOM + (TOP - BOTTOM) * part})`}
            >
              <path
                d={`M0 0h${part === 1 ? 26 : 16}`}
                stroke="#f7f3e8"
                strokeWidth="4"
                strokeLinecap="round"
              />
              <text
                x={part === 1 ? 34 : 24}
                y="7"
                fontSize={part === 1 ? 25 : 18}
                {...marker}
                fill={passed ? '#ffd84d' : '#f7f3e8'}
                opacity={passed ? 1 : 0.75}
              >
                {euros(goal * part)}
              </text>
            </g>
          );
        })}
        <g
          transform={tall ? 'translate(166 -80)' : 'translate(460 116)'}
          textAnchor="middle"
        >
          <text fontSize={tall ? 28 : 26} {...marker}>
            {lines[0]}
          </text>
          <text y="34" fontSize={tall ? 28 : 26} {...marker}>
            {lines[1]}
          </text>
        </g>
        <g
          transform={tall ? 'translate(166 420)' : 'translate(460 240)'}
          textAnchor="middle"
        >
          <text fontSize="60" {...marker}>
            {euros(money)}
          </text>
          <text y="40" fontSize="22" {...marker}>
            {money >= goal ? 'We did it!' : `${euros(goal - money)} to go`}
          </text>
        </g>
        {Array.from({length: 14}, (_, index) => (
          <circle
            key={index}
            cx={
              110 +
              Math.cos(index * 2.4) *
                reached *
                (30 + random(`drop${index}`) * 70)
            }
            cy={
              20 -
              Math.sin(reached * Math.PI) * (20 + random(`drip${index}`) * 60) +
              reached * 60
            }
            r={4 + random(`dr${index}`) * 5}
            fill={juice}
            opacity={reached > 0 && reached < 1 ? 1 : 0}
          />
        ))}
      </svg>
    </AbsoluteFill>
  );
};
