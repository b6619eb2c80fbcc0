import '@fontsource/archivo-black/latin-400.css';
import {zColor} from '@remotion/zod-types';
import {
  AbsoluteFill,
  Easing,
  interpolate,
  interpolateColors,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  before: z.string().max(10),
  after: z.string().max(10),
  chosen: z.number().int().min(1).max(5),
  accent: zColor(),
  ground: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  before: '2015',
  after: '2025',
  chosen: 4,
  accent: '#d62246',
  ground: '#cbe3ee',
};

const rows = [
  {name: 'Car', from: 61, to: 38},
  {name: 'Bus', from: 44, to: 29},
  {name: 'Train', from: 27, to: 33},
  {name: 'Bicycle', from: 12, to: 57},
  {name: 'On foot', from: 35, to: 46},
];

/** Moves labels apart until none covers another; takes and returns heights, from top to bottom. */
const apart = (heights: number[], gap: number) => {
  const sorted = heights
    .map((height, index) => ({height, index}))
    .sort((a, b) => a.height - b.height);
  sorted.forEach((row, index) => {
    row.height = Math.max(
      row.height,
      (sorted[index - 1]?.height ?? -Infinity) + gap,
    );
  });
  return sorted.sort((a, b) => a.index - b.index).map(({height}) => height);
};

export const SlopeLines = ({
  before,
  after,
  chosen,
  accent,
  ground,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height} = useVideoConfig();
  const unit = Math.min(width, height) / 360;
  const clamp = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;
  const y = (value: number) =>
    interpolate(value, [5, 65], [height * 0.9, height * 0.2]);
  const tall = height > width;
  const [left, right] = tall
    ? [width * 0.39, width * 0.73]
    : [width * 0.29, width * 0.69];
  const starts = apart(
    rows.map(({from}) => y(from)),
    27 * unit,
  );
  const ends = apart(
    rows.map(({to}) => y(to)),
    27 * unit,
  );
  const color = interpolate(frame, [66, 78], [0, 1], clamp);
  const font = {
    fontFamily: 'Archivo Black, sans-serif',
    fontSize: (tall ? 17 : 21) * unit,
  } as const;

  return (
    <AbsoluteFill style={{backgroundColor: ground}}>
      <svg width={width} height={height}>
        <path
          d={`M0 ${height}V${height * 0.72}L${width * 0.2} ${height * 0.5} ${width * 0.36} ${height * 0.78} ${width * 0.52} ${height * 0.6} ${width * 0.8} ${height * 0.3} ${width} ${height * 0.6}V${height}z`}
          fill={`color-mix(in oklab, ${ground} 78%, #fff)`}
        />
        <path
          d={`M0 ${height}V${height * 0.88}L${width * 0.3} ${height * 0.78} ${width * 0.6} ${height * 0.9} ${width} ${height * 0.74}V${height}z`}
          fill={`color-mix(in oklab, ${ground} 40%, #fff)`}
        />
        {[
          [left, before],
          [right, after],
        ].map(([x, year]) => (
          <g key={x}>
            <path
              d={`M${x} ${height * 0.15}V${height * 0.94}`}
              stroke="#16161a"
              strokeWidth={2 * unit}
            />
            <text
              x={x}
              y={height * 0.115}
              textAnchor="middle"
              {...font}
              fontSize={25 * unit}
              fill="#16161a"
            >
              {year}
            </text>
          </g>
        ))}
        {rows.map(({name, from, to}, index) => {
          const isChosen = index === chosen - 1;
          const draw = interpolate(
            frame,
            [16 + index * 6, 44 + index * 6],
            [0, 1],
            {
              ...clamp,
              easing: Easing.inOut(Easing.cubic),
            },
          );
          // Each rides when its line is there, some way behind the one before, and is gone where the labels are.
          const ride = interpolate(
            frame,
            [30 + index * 9, 74 + index * 9],
            [0, 1],
            clamp,
          );
          const ink = isChosen
            ? interpolateColors(color, [0, 1], ['#16161a', accent])
            : interpolateColors(color, [0, 1], ['#16161a', '#7f97a6']);
          const end = {
            x: left + (right - left) * draw,
            y: y(from) + (y(to) - y(from)) * draw,
          };
          const car = {
            x: left + (right - left) * ride,
            y: y(from) + (y(to) - y(from)) * ride,
          };
          const size = (5 + (isChosen ? color * 3 : 0)) * unit;
          return (
            <g key={name} fill={ink}>
              <path
                d={`M${left} ${y(from)}L${end.x} ${end.y}`}
                stroke={ink}
                strokeWidth={(2.5 + (isChosen ? color * 4.5 : 0)) * unit}
              />
              <g
                transform={`translate(${car.x} ${car.y}) scale(${unit * (isChosen ? 1 + color * 0.5 : 1)}) rotate(${Math.sin(frame / 7 + index) * 5})`}
                opacity={interpolate(ride, [0, 0.08, 0.92, 1], [0, 1, 1, 0])}
              >
                <path d="M-1 0V11H1V0zM-10 11H10V25Q0 29-10 25z" />
                <path d="M-7 14H-1V20H-7zM1 14H7V20H1z" fill={ground} />
              </g>
              <circle
                cx={left}
                cy={y(from)}
                r={size}
                opacity={draw > 0 ? 1 : 0}
              />
              <circle
                cx={end.x}
                cy={end.y}
                r={size}
                opacity={draw > 0 ? 1 : 0}
              />
              <g
                opacity={interpolate(
                  frame,
                  [8 + index * 6, 18 + index * 6],
                  [0, 1],
                  clamp,
                )}
              >
                <text
                  x={left - 14 * unit}
                  y={(starts[index] ?? 0) + 7 * unit}
                  textAnchor="end"
                  {...font}
                >{`${name} ${from}`}</text>
              </g>
              <text
                x={right + 14 * unit}
                y={(ends[index] ?? 0) + 7 * unit}
                opacity={interpolate(draw, [0.85, 1], [0, 1], clamp)}
                {...font}
              >
                {Math.round(from + (to - from) * draw)}
                {isChosen && (
                  <tspan
                    opacity={color}
                    fontSize={17 * unit}
                  >{`  ${to >= from ? '+' : '−'}${Math.abs(to - from)}`}</tspan>
                )}
              </text>
            </g>
          );
        })}
      </svg>
    </AbsoluteFill>
  );
};
