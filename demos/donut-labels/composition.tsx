import '@fontsource/dm-serif-display/latin-400.css';
import {zColor} from '@remotion/zod-types';
import {
  AbsoluteFill,
  Easing,
  interpolate,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  title: z.string().max(16),
  hole: z.number().min(0).max(0.85),
  gap: z.number().min(0).max(6),
  highlight: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  title: 'A day at sea',
  hole: 0.58,
  gap: 2,
  highlight: '#e4572e',
};

const parts = [
  {name: 'watching', hours: 9, color: '#27476e'},
  {name: 'sleeping', hours: 6, color: '#5b8e9b'},
  {name: 'mending', hours: 5, color: '#a9c5b4'},
  {name: 'cooking', hours: 3, color: '#e0b86b'},
  {name: 'singing', hours: 1, color: ''},
];
const total = parts.reduce((sum, {hours}) => sum + hours, 0);
const at = (degrees: number, radius: number): [number, number] => [
  Math.sin((degrees / 180) * Math.PI) * radius,
  -Math.cos((degrees / 180) * Math.PI) * radius,
];

export const DonutLabels = ({
  title,
  hole,
  gap,
  highlight,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const clamp = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;
  // How much of the circle has been drawn, in degrees.
  const drawn = interpolate(frame, [10, 70], [0, 360], {
    ...clamp,
    easing: Easing.inOut(Easing.quad),
  });
  const out = interpolate(
    frame,
    [durationInFrames - 16, durationInFrames - 3],
    [1, 0],
    {
      ...clamp,
      easing: Easing.in(Easing.cubic),
    },
  );
  const [outer, inner] = [122, 122 * hole];
  let start = 20;

  return (
    <AbsoluteFill style={{backgroundColor: '#f2ede4'}}>
      <svg viewBox="-320 -180 640 360" width="100%" height="100%">
        {parts.map(({name, hours, color}) => {
          const from = start;
          const full = (hours / total) * 360;
          start += full;
          const grown = Math.max(0, Math.min(full, drawn + 20 - from));
          const to = from + Math.max(0, grown - gap);
          const middle = from + full / 2;
          const label =
            interpolate(grown / full, [0.6, 1], [0, 1], clamp) * out;
          const pop =
            hours === 1
              ? interpolate(frame, [78, 90], [0, 12], {
                  ...clamp,
                  easing: Easing.out(Easing.back(2)),
                }) * out
              : 0;
          const side = middle % 360 < 180 ? 1 : -1;
          const large = to - from > 180 ? 1 : 0;
          const [x1, y1] = at(middle, outer + 4);
          const [x2, y2] = at(middle, outer + 24);
          const fill = color || highlight;
          return (
            <g key={name} transform={`translate(${at(middle, pop).join(' ')})`}>
              {to > from && (
                <path
                  d={`M${at(from, outer)}A${outer} ${outer} 0 ${large} 1 ${at(to, outer)}L${at(to, inner)}A${inner} ${inner} 0 ${large} 0 ${at(from, inner)}z`}
                  fill={fill}
                  transform={`scale(${0.4 + out * 0.6})`}
                  opacity={out}
                />
              )}
              <path
                d={`M${x1} ${y1}L${x2} ${y2}H${x2 + side * 44}`}
                fill="none"
                stroke={fill}
                strokeWidth="2"
                pathLength={1}
                strokeDasharray="1"
                strokeDashoffset={1 - label}
                opacity={label ? 1 : 0}
              />
              <g
                transform={`translate(${x2 + side * 50} ${y2})`}
                opacity={label}
                textAnchor={side > 0 ? 'start' : 'end'}
              >
                <text
                  y="-1"
                  fontFamily="DM Serif Display, serif"
                  fontSize="24"
                  fill="#22303c"
                >
                  {name}
                </text>
                <text
                  y="18"
                  fontFamily="Instrument Sans Variable, sans-serif"
                  fontSize="15"
                  fontWeight="600"
                  fill="#5d5f5c"
                >
                  {hours === 1 ? '1 hour' : `${hours} hours`}
                </text>
              </g>
            </g>
          );
        })}
        <foreignObject
          x={-inner}
          y={-inner}
          width={inner * 2}
          height={inner * 2}
        >
          <div
            style={{
              width: '100%',
              height: '100%',
              display: 'grid',
              placeItems: 'center',
              textAlign: 'center',
              padding: '12%',
              boxSizing: 'border-box',
              font: `400 ${28 * Math.min(1, hole / 0.5)}px/1.05 DM Serif Display, serif`,
              color: '#22303c',
              opacity: hole > 0.3 ? out : 0,
            }}
          >
            {title}
          </div>
        </foreignObject>
      </svg>
    </AbsoluteFill>
  );
};
