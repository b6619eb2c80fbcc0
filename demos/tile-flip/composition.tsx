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
  columns: z.number().int().min(2).max(10),
  wave: z.number().int().min(0).max(50),
  first: zColor(),
  second: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  columns: 8,
  wave: 34,
  first: '#f4b400',
  second: '#0f3d3e',
};

/** Two posters of plain shapes, drawn for 640 × 360. A tile shows a part of one. */
const Poster = ({
  night,
  color,
  box,
}: {
  night: boolean;
  color: string;
  box: string;
}) => (
  <svg
    viewBox={box}
    width="100%"
    height="100%"
    preserveAspectRatio="none"
    style={{display: 'block'}}
  >
    <rect x="-400" y="-400" width="1500" height="1200" fill={color} />
    {night ? (
      <g>
        <circle cx="320" cy="180" r="120" fill="#f2e8cf" />
        <circle cx="366" cy="150" r="104" fill={color} />
        {[60, 130, 510, 580].map((x) => (
          <path key={x} d={`M${x} -400V800`} stroke="#f2e8cf" strokeWidth="7" />
        ))}
        <path
          d="M0 330H640M0 352H640M0 374H640M0 396H640"
          stroke="#bc4b51"
          strokeWidth="9"
        />
      </g>
    ) : (
      <g>
        <circle cx="320" cy="180" r="120" fill="#d7263d" />
        <path d="M-400 260H1100V800H-400z" fill="#1b1b3a" />
        <path d="M200 260a120 120 0 0 0 240 0z" fill="#f6f5ef" />
        {Array.from({length: 12}, (_, index) => (
          <path
            key={index}
            d="M-9-150h18l-5-46h-8z"
            transform={`translate(320 180) rotate(${index * 30})`}
            fill="#1b1b3a"
          />
        ))}
      </g>
    )}
  </svg>
);

export const TileFlip = ({
  columns,
  wave,
  first,
  second,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height} = useVideoConfig();
  const rows = Math.max(2, Math.round((columns * height) / width));
  const [w, h] = [width / columns, height / rows];
  const fit = Math.max(width / 640, height / 360);

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#14101c',
        perspective: Math.max(width, height) * 1.6,
      }}
    >
      {Array.from({length: columns * rows}, (_, index) => {
        const [column, row] = [index % columns, Math.floor(index / columns)];
        const distance = Math.hypot(column / columns, row / rows) / Math.SQRT2;
        const turn = interpolate(
          frame - 18 - distance * wave,
          [0, 24],
          [0, 180],
          {
            extrapolateLeft: 'clamp',
            extrapolateRight: 'clamp',
            easing: Easing.inOut(Easing.cubic),
          },
        );
        const shown = turn > 90;
        // What this tile shows, in units of the poster, whose middle is the middle of the picture.
        const box = [
          320 + (column * w - width / 2) / fit,
          180 + (row * h - height / 2) / fit,
          w / fit,
          h / fit,
        ]
          .map((value) => value.toFixed(3))
          .join(' ');
        const lean = Math.sin((turn / 180) * Math.PI);
        return (
          <div
            key={index}
            style={{
              position: 'absolute',
              left: column * w,
              top: row * h,
              width: w + 0.5,
              height: h + 0.5,
              transform: `rotate3d(1, 1, 0, ${turn - (shown ? 180 : 0)}deg) scale(${1 - lean * 0.12})`,
              filter: lean > 0.01 ? `brightness(${1 - lean * 0.5})` : undefined,
            }}
          >
            <Poster night={shown} color={shown ? second : first} box={box} />
          </div>
        );
      })}
    </AbsoluteFill>
  );
};
