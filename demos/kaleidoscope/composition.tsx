import {zColor} from '@remotion/zod-types';
import {AbsoluteFill, random, useCurrentFrame, useVideoConfig} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  mirrors: z.number().int().min(2).max(12),
  pieces: z.number().int().min(8).max(60),
  turn: z.number().int().min(-2).max(2),
  first: zColor(),
  second: zColor(),
  third: zColor(),
  ground: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  mirrors: 6,
  pieces: 34,
  turn: 1,
  first: '#ff4f79',
  second: '#ffc145',
  third: '#19c8b9',
  ground: '#2a1a5e',
};

/** The footage: beads and shards in oil. Any element can take its place. */
const Beads = ({
  count,
  radius,
  colors,
}: {
  count: number;
  radius: number;
  colors: string[];
}) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const loop = (frame / durationInFrames) * Math.PI * 2;
  return Array.from({length: count}, (_, index) => {
    const chance = (name: string) => random(`bead-${name}${index}`);
    // Piece by piece from the rim to the middle, so that each distance from it has something to show.
    const away = radius * (1 - (index / count) ** 0.8) * 0.96;
    const place = chance('p') * 1.4 + Math.sin(loop + chance('s') * 6.3) * 0.3;
    const x = Math.cos(place) * away + Math.cos(loop + index) * radius * 0.04;
    const y =
      Math.sin(place) * away + Math.sin(loop * 2 + index) * radius * 0.03;
    const size = radius * (0.05 + chance('r') * 0.1) * (0.45 + away / radius);
    const color = colors[index % colors.length];
    const pale = `color-mix(in oklab, ${color} 45%, #fff)`;
    const dark = `color-mix(in oklab, ${color} 62%, #100530)`;
    const spin =
      chance('a') * 360 + (index % 2 ? 360 : -360) * (frame / durationInFrames);
    return (
      <g
        key={index}
        transform={`translate(${x} ${y}) rotate(${spin}) scale(${size})`}
      >
        {index % 4 === 0 && (
          <g>
            <circle r="1" fill={color} />
            <circle r="0.72" fill={dark} />
            <circle r="0.46" fill={pale} />
          </g>
        )}
        {index % 4 === 1 && (
          <g>
            <path d="M-1.6 0Q0-1.1 1.6 0 0 1.1-1.6 0z" fill={color} />
            <path d="M-1.6 0Q0-1.1 1.6 0z" fill={pale} />
          </g>
        )}
        {index % 4 === 2 && (
          <g>
            <path d="M-1.1.9 0-1.5 1.2.8z" fill={dark} />
            <path d="M-1.1.9 0-1.5 0 .1z" fill={color} />
            <path d="M0-1.5 1.2.8 0 .1z" fill={pale} />
          </g>
        )}
        {index % 4 === 3 && (
          <path
            d="M0-1.4 1 0 0 1.4-1 0z"
            fill={pale}
            stroke={color}
            strokeWidth="0.4"
          />
        )}
      </g>
    );
  });
};

export const Kaleidoscope = (props: z.infer<typeof schema>) => {
  const {mirrors, pieces, turn, first, second, third, ground} = props;
  const frame = useCurrentFrame();
  const {width, height, durationInFrames} = useVideoConfig();
  const radius = Math.hypot(width, height) / 2;
  const angle = Math.PI / mirrors;
  const rim = `${Math.cos(angle) * radius * 1.2} ${Math.sin(angle) * radius * 1.2}`;

  return (
    <AbsoluteFill style={{backgroundColor: ground}}>
      <svg
        width={width}
        height={height}
        viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
      >
        <defs>
          <clipPath id="kaleidoscope-wedge">
            {/* A hair wider than the angle: no seams between the mirrors. */}
            <path d={`M-1-1L${radius * 1.2}-1L${rim}Z`} />
          </clipPath>
          <radialGradient id="kaleidoscope-light">
            <stop stopColor="#fff" stopOpacity="0.5" />
            <stop offset="0.5" stopColor="#fff" stopOpacity="0" />
            <stop offset="1" stopColor="#000" stopOpacity="0.5" />
          </radialGradient>
          <g id="kaleidoscope-slice" clipPath="url(#kaleidoscope-wedge)">
            <path d={`M0 0H${radius * 1.2}L${rim}Z`} fill={ground} />
            <circle
              r={radius * 0.62}
              fill={`color-mix(in oklab, ${ground} 72%, ${third})`}
            />
            <circle
              r={radius * 0.34}
              fill={`color-mix(in oklab, ${ground} 70%, ${first})`}
            />
            <g transform={`rotate(${(frame / durationInFrames) * 360 * turn})`}>
              {[0, 90, 180, 270].map((quarter) => (
                <g key={quarter} transform={`rotate(${quarter})`}>
                  <Beads
                    count={pieces}
                    radius={radius}
                    colors={[first, second, third]}
                  />
                </g>
              ))}
            </g>
          </g>
        </defs>
        {Array.from({length: mirrors}, (_, index) => (
          <g key={index} transform={`rotate(${(index * 360) / mirrors})`}>
            <use href="#kaleidoscope-slice" />
            <use href="#kaleidoscope-slice" transform="scale(1 -1)" />
          </g>
        ))}
        <circle r={radius} fill="url(#kaleidoscope-light)" />
      </svg>
    </AbsoluteFill>
  );
};
