import {zColor} from '@remotion/zod-types';
import {
  AbsoluteFill,
  interpolate,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  levels: z.number().int().min(4).max(16),
  scale: z.number().min(0.5).max(2.5),
  speed: z.number().min(0).max(3),
  line: zColor(),
  low: zColor(),
  high: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  levels: 11,
  scale: 1,
  speed: 1,
  line: '#2c4a3e',
  low: '#7cc9d6',
  high: '#fbe08a',
};

/** A smooth landscape from a few waves; about -1 to 1. */
const land = (x: number, y: number, time: number) =>
  Math.sin(x * 1.7 + time * 0.5) * 0.34 +
  Math.sin(y * 2.3 - time * 0.4 + x) * 0.3 +
  Math.sin((x + y) * 1.1 + time * 0.3) * 0.24 +
  Math.sin(x * 3.1 - y * 2.7 + time * 0.7) * 0.16 +
  Math.cos(y * 4.1 + x * 1.3) * 0.08;

export const ContourMap = ({
  levels,
  scale,
  speed,
  line,
  low,
  high,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height, durationInFrames} = useVideoConfig();
  const unit = Math.min(width, height) / 360;
  const cell = 7 * unit;
  const [columns, rows] = [Math.ceil(width / cell), Math.ceil(height / cell)];
  const time = (frame / 30) * speed;
  const at = (column: number, row: number) =>
    land(
      (column * cell) / (150 * unit) / scale,
      (row * cell) / (150 * unit) / scale,
      time,
    );
  const grid = Array.from({length: rows + 1}, (_, row) =>
    Array.from({length: columns + 1}, (_, column) => at(column, row)),
  );
  const paths = Array.from({length: levels}, () => '');
  const areas = Array.from({length: levels}, () => '');
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const corners = [
        grid[row]?.[column],
        grid[row]?.[column + 1],
        grid[row + 1]?.[column + 1],
        grid[row + 1]?.[column],
      ].map((value) => value ?? 0);
      for (let index = 0; index < levels; index++) {
        const level = -0.9 + (index / (levels - 1)) * 1.8;
        // Where the level crosses each of the four sides, by linear interpolation.
        const cuts: string[] = [];
        const above: string[] = [];
        for (let side = 0; side < 4; side++) {
          const [a = 0, b = 0] = [corners[side], corners[(side + 1) % 4]];
          const start = [column + (side % 3 ? 1 : 0), row + (side > 1 ? 1 : 0)];
          if (a >= level)
            above.push(
              start.map((value) => (value * cell).toFixed(1)).join(' '),
            );
          if (a < level === b < level) continue;
          const part = (level - a) / (b - a);
          const [x, y] = [
            [column + part, row],
            [column + 1, row + part],
            [column + 1 - part, row + 1],
            [column, row + 1 - part],
          ][side] ?? [0, 0];
          const cut = `${((x ?? 0) * cell).toFixed(1)} ${((y ?? 0) * cell).toFixed(1)}`;
          cuts.push(cut);
          above.push(cut);
        }
        for (let pair = 0; pair + 1 < cuts.length; pair += 2)
          paths[index] += `M${cuts[pair]}L${cuts[pair + 1]}`;
        if (above.length > 2) areas[index] += `M${above.join('L')}Z`;
      }
    }
  }
  const tint = (index: number) =>
    `color-mix(in oklab, ${high} ${((index + 1) / levels) * 100}%, ${low})`;
  const traveled = interpolate(frame, [0, durationInFrames * 0.8], [0.05, 1], {
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill style={{backgroundColor: low}}>
      <svg width={width} height={height}>
        {areas.map((d, index) => (
          <path
            key={index}
            d={d}
            fill={tint(index)}
            stroke={tint(index)}
            strokeWidth={unit}
          />
        ))}
        {paths.map((d, index) => (
          <path
            key={index}
            d={d}
            fill="none"
            stroke={line}
            strokeWidth={(index % 5 === 0 ? 2.2 : 0.9) * unit}
            opacity={index % 5 === 0 ? 0.9 : 0.55}
            strokeLinecap="round"
          />
        ))}
        {[0.2, 0.4, 0.6, 0.8].map((part) => (
          <path
            key={part}
            d={`M${width * part} 0V${height}M0 ${height * part}H${width}`}
            stroke="#fff"
            strokeWidth={0.8 * unit}
            opacity="0.5"
          />
        ))}
        <path
          d={`M${width * 0.08} ${height * 0.8}Q${width * 0.5} ${height * 0.1} ${width * 0.9} ${height * 0.5}`}
          fill="none"
          stroke="#c2452d"
          strokeWidth={4 * unit}
          strokeDasharray={`${2 * unit} ${10 * unit}`}
          strokeLinecap="round"
          style={{clipPath: `inset(-20px ${(1 - traveled) * 100}% -20px 0)`}}
        />
        <g
          transform={`translate(${width - 54 * unit} ${58 * unit}) scale(${unit})`}
        >
          <circle r="30" fill="#fffaf0" stroke="#c2452d" strokeWidth="2" />
          <g transform={`rotate(${Math.sin(frame / 26) * 9})`}>
            <path d="M0-24 7 0H-7z" fill="#c2452d" />
            <path d="M0 24 7 0H-7z" fill="#d9c9a8" />
          </g>
        </g>
      </svg>
    </AbsoluteFill>
  );
};
