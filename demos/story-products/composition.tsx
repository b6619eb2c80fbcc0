import '@fontsource/fraunces/latin-400.css';
import '@fontsource/fraunces/latin-600.css';
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
  accent: zColor(),
  paper: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  accent: '#0b7a55',
  paper: '#f4efe2',
};

// As the products said it in public; the story has the dates.
const claims = [
  {product: 'Icon', months: 1, millions: 5, claim: '$5M a year, in 30 days'},
  {
    product: 'Submagic',
    months: 3,
    millions: 1,
    claim: '$1M a year, 3 months in',
  },
  {
    product: 'AIVideo.com',
    months: 12,
    millions: 1,
    claim: '$1M a year, within its first year',
  },
];
const [left, month] = [204, 32];
const ink = '#23302b';

export const TimeToTheClaim = ({accent, paper}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const at = interpolate(frame, [0, 84], [0.35, 12], {
    extrapolateRight: 'clamp',
  });
  const x = (months: number) => left + months * month;

  return (
    <AbsoluteFill style={{backgroundColor: paper, color: ink}}>
      <svg viewBox="0 0 640 360" fontFamily="Fraunces" fill={ink}>
        <text x="32" y="58" fontSize="34" fontWeight="600">
          Time to the claim
        </text>
        <text x="608" y="57" fontSize="22" textAnchor="end" fill="#5c6862">
          as said in public
        </text>
        <path d="M32 78H608" stroke={ink} strokeWidth="2" />
        <text x="32" y="342" fontSize="23">
          Months
        </text>
        <path
          d={`M${x(0)} 306H${x(12)}`}
          stroke={ink}
          strokeOpacity="0.5"
          strokeWidth="2"
        />
        {[0, 3, 6, 9, 12].map((months) => (
          <g key={months}>
            <path
              d={`M${x(months)} 300V312`}
              stroke={ink}
              strokeOpacity="0.5"
              strokeWidth="2"
            />
            <text x={x(months)} y="342" fontSize="23" textAnchor="middle">
              {months}
            </text>
          </g>
        ))}
        {/* Now, on the axis alone: a line through all rows would strike out what they say. */}
        <path
          d={`M${x(at)} 296V316`}
          stroke={accent}
          strokeWidth="5"
          opacity={interpolate(frame, [84, 96], [1, 0], {
            extrapolateLeft: 'clamp',
            extrapolateRight: 'clamp',
          })}
        />
        {claims.map(({product, months, millions, claim}, row) => {
          const y = 128 + row * 72;
          const reached = spring({
            frame: frame - ((months - 0.35) / 11.65) * 84,
            fps,
            config: {damping: 13},
          });
          const radius = 11 * Math.sqrt(millions);
          return (
            <g key={product}>
              <text x="32" y={y + 8} fontSize="24" fontWeight="600">
                {product}
              </text>
              <path
                d={`M${x(0)} ${y}H${x(Math.min(at, months))}`}
                stroke={accent}
                strokeWidth="5"
                // Within a time, not after it: when is not said.
                strokeDasharray={months === 12 ? '3 6' : undefined}
              />
              <circle
                cx={x(months)}
                cy={y}
                r={radius * reached}
                fill={accent}
              />
              <text
                x={x(months) + radius + (months < 12 ? 12 : 0)}
                y={months < 12 ? y + 8 : y - 16}
                fontSize="25"
                textAnchor={months < 12 ? 'start' : 'end'}
                opacity={reached}
              >
                {claim}
              </text>
            </g>
          );
        })}
      </svg>
    </AbsoluteFill>
  );
};
