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
  columns: z.number().int().min(2).max(8),
  delay: z.number().min(0).max(8),
  bezel: z.number().min(2).max(24),
  iris: zColor(),
  skin: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  columns: 5,
  delay: 4,
  bezel: 12,
  iris: '#1e9a8c',
  skin: '#e8a98a',
};

/** The footage: an eye that looks around and blinks. Replace it by a video. */
const Eye = ({
  time,
  iris,
  skin,
}: {
  time: number;
  iris: string;
  skin: string;
}) => {
  const options = {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  } as const;
  const look = interpolate(
    time,
    [34, 40, 62, 68, 96, 102],
    [0, -74, -74, 78, 78, 0],
    options,
  );
  const shut =
    1 -
    interpolate(time % 80, [20, 24, 29], [0, 1, 0], options) * 0.96 -
    (time < 0 ? 1 : 0);
  const open =
    Math.max(0.02, shut) * interpolate(time, [0, 14], [0.02, 1], options);
  const [up, down] = [180 - 176 * open, 180 + 116 * open];
  const lid = `M20 190C150 ${up} 470 ${up} 620 176 500 ${down} 160 ${down} 20 190z`;
  return (
    <g>
      <rect width="640" height="360" fill={skin} />
      <path
        d="M0 96C170-40 480-50 640 66V0H0z"
        fill={`color-mix(in oklab, ${skin} 70%, #6b2438)`}
      />
      <path
        d="M10 60C170-44 460-60 630 34 480-10 190-4 10 60z"
        fill="#3b1d24"
      />
      <clipPath id={`wall-lid${time}`}>
        <path d={lid} />
      </clipPath>
      <g clipPath={`url(#wall-lid${time})`}>
        <rect width="640" height="360" fill="#fdf6ef" />
        <g transform={`translate(${320 + look} 174)`}>
          <circle r="106" fill={`color-mix(in oklab, ${iris} 45%, #04151a)`} />
          {Array.from({length: 40}, (_, index) => (
            <path
              key={index}
              d={`M-4-52L0-${86 + random(`iris${index}`) * 14} 4-52z`}
              fill={`color-mix(in oklab, ${iris} ${60 + (index % 3) * 20}%, #d6fff0)`}
              transform={`rotate(${index * 9})`}
            />
          ))}
          <circle r="54" fill="#06080c" />
          <circle cx="34" cy="-38" r="20" fill="#fff" />
          <circle cx="-32" cy="36" r="9" fill="#fff" opacity="0.6" />
        </g>
        <path
          d={lid}
          fill="none"
          stroke="#5b2b3c"
          strokeWidth="36"
          opacity="0.28"
        />
      </g>
      <path
        d={`M8 194C150 ${up} 470 ${up} 632 172`}
        fill="none"
        stroke="#2a1119"
        strokeWidth="15"
        strokeLinecap="round"
      />
      {[80, 150, 230, 410, 490, 560].map((x) => (
        <path
          key={x}
          d={`M${x} ${(up - 180) * 0.7 * (1 - ((x - 320) / 320) ** 2) + 178}l${(x - 320) * 0.13} -34`}
          stroke="#2a1119"
          strokeWidth="9"
          strokeLinecap="round"
        />
      ))}
    </g>
  );
};

export const VideoWall = ({
  columns,
  delay,
  bezel,
  iris,
  skin,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height, fps} = useVideoConfig();
  const across =
    height > width ? Math.max(2, Math.round(columns * 0.6)) : columns;
  const down = Math.max(2, Math.round((across * height * 1.3) / width));
  const cell = {w: width / across, h: height / down};
  const rim = (bezel / 360) * Math.min(width, height) * 0.5;
  // The whole picture lies over the whole wall; each screen cuts out its part of it.
  const scale = Math.max(width / 640, height / 360);
  const offset = {x: (width - 640 * scale) / 2, y: (height - 360 * scale) / 2};

  return (
    <AbsoluteFill style={{backgroundColor: '#1b1c22'}}>
      <svg width={width} height={height}>
        <radialGradient id="wall-glass" cx="0.3" cy="0.2" r="1.1">
          <stop stopColor="#fff" stopOpacity="0.24" />
          <stop offset="0.5" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity="0.45" />
        </radialGradient>
        <pattern
          id="wall-lines"
          width="4"
          height={cell.h / 40}
          patternUnits="userSpaceOnUse"
        >
          <rect width="4" height={cell.h / 90} fill="#000" opacity="0.16" />
        </pattern>
        {Array.from({length: across * down}, (_, index) => {
          const [column, row] = [index % across, Math.floor(index / across)];
          const away = Math.hypot(
            column - (across - 1) / 2,
            (row - (down - 1) / 2) * 1.2,
          );
          const on = spring({
            // Most are lit in the first frame: a wall that is played again must not go black between.
            frame: frame + 12 - random(`wall${index}`) * 12,
            fps,
            config: {damping: 22, stiffness: 140},
          });
          const box = {
            x: column * cell.w + rim,
            y: row * cell.h + rim,
            w: cell.w - rim * 2,
            h: cell.h - rim * 2,
          };
          const high = Math.max(0.012, on) * box.h;
          return (
            <g key={index}>
              <rect
                x={column * cell.w + rim * 0.22}
                y={row * cell.h + rim * 0.22}
                width={cell.w - rim * 0.44}
                height={cell.h - rim * 0.44}
                rx={rim}
                fill={index % 2 ? '#33353f' : '#3b3d48'}
              />
              <rect
                x={box.x}
                y={box.y}
                width={box.w}
                height={box.h}
                rx={rim * 0.8}
                fill="#0a0b0e"
              />
              <clipPath id={`wall-screen${index}`}>
                <rect
                  x={box.x}
                  y={box.y + (box.h - high) / 2}
                  width={box.w}
                  height={high}
                  rx={rim * 0.8}
                />
              </clipPath>
              <g clipPath={`url(#wall-screen${index})`}>
                <g
                  transform={`translate(${offset.x} ${offset.y}) scale(${scale})`}
                >
                  <Eye
                    time={frame - 8 - away * delay}
                    iris={iris}
                    skin={skin}
                  />
                </g>
                <rect
                  x={box.x}
                  y={box.y}
                  width={box.w}
                  height={box.h}
                  fill="url(#wall-lines)"
                />
                <rect
                  x={box.x}
                  y={box.y}
                  width={box.w}
                  height={box.h}
                  fill="url(#wall-glass)"
                />
                <rect
                  x={box.x}
                  y={box.y}
                  width={box.w}
                  height={box.h}
                  fill="#fff"
                  opacity={Math.max(0, 1 - on) * 0.9}
                />
              </g>
              <circle
                cx={box.x + box.w - rim * 0.3}
                cy={box.y + box.h + rim * 0.42}
                r={rim * 0.17}
                fill={on > 0.3 ? '#5cff8d' : '#ff4d4d'}
              />
            </g>
          );
        })}
      </svg>
    </AbsoluteFill>
  );
};
