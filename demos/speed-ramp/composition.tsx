import '@fontsource/barlow-condensed/latin-600.css';
import {zColor} from '@remotion/zod-types';
import {
  AbsoluteFill,
  Easing,
  Freeze,
  interpolate,
  random,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  slow: z.number().min(0.05).max(1),
  fast: z.number().min(1).max(3),
  graph: z.boolean(),
  suit: zColor(),
  sky: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  slow: 0.15,
  fast: 2.2,
  graph: true,
  suit: '#ff4d2e',
  sky: '#8ecdf5',
};

const CLIP = 100;

/** The footage, 100 frames long: a ski jump. Replace it by a video. */
const Jump = ({suit, sky}: {suit: string; sky: string}) => {
  const time = useCurrentFrame();
  const part = Math.min(1, time / CLIP);
  const x = interpolate(part, [0, 1], [-40, 690]);
  const y =
    part < 0.35
      ? 96 + part * 330
      : part < 0.7
        ? 211 -
          Math.sin(((part - 0.35) / 0.35) * Math.PI) * 118 +
          (part - 0.35) * 200
        : 281 + (part - 0.7) * 110;
  const turn =
    part < 0.35
      ? 24
      : part < 0.7
        ? 24 - ((part - 0.35) / 0.35) * 348
        : 34 - (part - 0.7) * 60;
  return (
    <svg viewBox="0 0 640 360" width="100%" height="100%">
      <rect width="640" height="360" fill={sky} />
      <path
        d="M300 190 400 60 470 140 540 84 660 210V360H240z"
        fill="#b9d5ea"
      />
      <path d="M400 60l-36 48 24-8 18 20 16-24 26 18z" fill="#fff" />
      <path d="M-10 116 150 196 216 214 232 196V360H-10z" fill="#fff" />
      <path d="M232 360Q380 300 440 296T660 336V360z" fill="#eef6fb" />
      <path d="M232 196V360" stroke="#c9dcea" strokeWidth="5" />
      {[20, 70, 120].map((tree) => (
        <path
          key={tree}
          d="M-13 0 0-46 13 0z"
          fill="#2e6b4f"
          transform={`translate(${tree} ${124 + tree * 0.46})`}
        />
      ))}
      {Array.from({length: 14}, (_, index) => {
        const age = part - 0.72 - index * 0.006;
        return age > 0 && age < 0.2 ? (
          <circle
            key={index}
            cx={x - age * 500 - index * 2}
            cy={y + 12 - Math.sin(age * 15) * (14 + random(`ski${index}`) * 40)}
            r={5 + random(`skr${index}`) * 7}
            fill="#fff"
            opacity={1 - age * 5}
          />
        ) : null;
      })}
      <g
        transform={`translate(${x} ${y}) rotate(${turn})`}
        strokeLinecap="round"
      >
        <path
          d="M-38 20H40q8 0 10-6"
          stroke="#23283b"
          strokeWidth="5"
          fill="none"
        />
        <path
          d="M-4 18 8 2-6-14"
          stroke="#23283b"
          strokeWidth="12"
          fill="none"
          strokeLinejoin="round"
        />
        <path d="M-6-14 12-34" stroke={suit} strokeWidth="17" />
        <path d="M8-30 30-12" stroke={suit} strokeWidth="8" />
        <circle cx="18" cy="-48" r="11" fill="#ffd23f" />
        <path d="M20-52h10v7H20z" fill="#23283b" />
      </g>
    </svg>
  );
};

export const SpeedRamp = ({
  slow,
  fast,
  graph,
  suit,
  sky,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {durationInFrames, width, height} = useVideoConfig();
  const unit = Math.min(width, height) / 360;
  const last = durationInFrames - 1;
  const speed = (at: number) =>
    interpolate(
      at / last,
      [0, 0.12, 0.3, 0.42, 0.6, 0.74, 1],
      [1, fast, fast, slow, slow, fast, fast * 0.6],
      {easing: Easing.inOut(Easing.quad)},
    );
  // The clip's time is the sum of all speeds so far, stretched so that the clip ends with the film.
  const sums = [0];
  for (let at = 0; at < last; at++) sums.push((sums[at] ?? 0) + speed(at));
  const whole = sums[last] ?? 1;
  const time = ((sums[frame] ?? 0) / whole) * CLIP;
  const real = (speed(frame) / whole) * CLIP;
  const top = fast * 1.1;
  const [left, wide, base, high] = [
    width - 196 * unit,
    172 * unit,
    92 * unit,
    62 * unit,
  ];
  const curve = sums
    .map(
      (_, at) =>
        `${(left + (at / last) * wide).toFixed(1)} ${(base - (speed(at) / top) * high).toFixed(1)}`,
    )
    .join('L');

  return (
    <AbsoluteFill style={{backgroundColor: '#fff'}}>
      <Freeze frame={time}>
        <Jump suit={suit} sky={sky} />
      </Freeze>
      {graph && (
        <svg width={width} height={height} style={{position: 'absolute'}}>
          <rect
            x={left - 12 * unit}
            y={14 * unit}
            width={wide + 24 * unit}
            height={112 * unit}
            rx={8 * unit}
            fill="#10203a"
            opacity="0.9"
          />
          <path
            d={`M${curve}L${left + wide} ${base}L${left} ${base}Z`}
            fill={suit}
            opacity="0.3"
          />
          <path
            d={`M${curve}`}
            fill="none"
            stroke={suit}
            strokeWidth={3 * unit}
          />
          <path
            d={`M${left + (frame / last) * wide} ${22 * unit}V${base}`}
            stroke="#fff"
            strokeWidth={1.6 * unit}
          />
          <circle
            cx={left + (frame / last) * wide}
            cy={base - (speed(frame) / top) * high}
            r={5.5 * unit}
            fill="#fff"
          />
          <text
            x={left}
            y={117 * unit}
            fontFamily="Barlow Condensed, sans-serif"
            fontWeight="600"
            fontSize={20 * unit}
            fill="#fff"
          >{`${Math.round(real * 100)} % speed`}</text>
        </svg>
      )}
    </AbsoluteFill>
  );
};
