import {zColor} from '@remotion/zod-types';
import {
  AbsoluteFill,
  Easing,
  interpolate,
  interpolateColors,
  random,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  stars: z.number().int().min(60).max(600),
  top: z.number().min(0.5).max(4),
  near: zColor(),
  far: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  stars: 320,
  top: 2.2,
  near: '#f5f7ff',
  far: '#ff7bd5',
};

export const StarWarp = ({stars, top, near, far}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height, durationInFrames} = useVideoConfig();
  const unit = Math.min(width, height) / 360;
  const options = {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  } as const;
  const end = durationInFrames - 1;
  const speed = (at: number) =>
    0.05 +
    top *
      interpolate(at, [18, 56, end - 40, end - 6], [0, 1, 1, 0], {
        ...options,
        easing: Easing.inOut(Easing.cubic),
      });
  // The way until a frame is the sum of all speeds before it.
  const way = (at: number) => {
    let sum = 0;
    for (let step = 0; step < at; step++) sum += speed(step);
    return sum / 60;
  };
  const now = way(frame);
  const streak = speed(frame) * 0.06;
  const center = {x: width * 0.5, y: height * 0.46};
  const spread = Math.hypot(width, height) * 0.16;
  const place = (turn: number, away: number, depth: number) => ({
    x: center.x + (Math.cos(turn) * away * spread) / depth,
    y: center.y + (Math.sin(turn) * away * spread) / depth,
  });
  const flash = speed(frame) / (top + 0.05);

  return (
    <AbsoluteFill
      style={{
        background: `radial-gradient(circle at 50% 46%, color-mix(in srgb, ${far} ${flash * 34}%, #150a2e), #07040f 62%)`,
      }}
    >
      <svg width={width} height={height}>
        {Array.from({length: stars}, (_, index) => {
          const turn = random(`warp-t${index}`) * Math.PI * 2;
          const away = 0.12 + random(`warp-a${index}`);
          const start = random(`warp-z${index}`);
          const depth = 1 - ((((start + now) % 1) + 1) % 1);
          const tail = depth + streak;
          const [head, foot] = [
            place(turn, away, Math.max(0.03, depth)),
            place(turn, away, Math.max(0.03, tail)),
          ];
          const fade = Math.min(1, (1 - depth) * 3);
          return (
            <path
              key={index}
              d={`M${foot.x.toFixed(1)} ${foot.y.toFixed(1)}L${head.x.toFixed(1)} ${head.y.toFixed(1)}`}
              stroke={interpolateColors(depth, [0.1, 0.9], [near, far])}
              strokeWidth={(0.5 + (1 - depth) * 2.4) * unit}
              strokeLinecap="round"
              opacity={fade}
            />
          );
        })}
        <circle
          cx={center.x}
          cy={center.y}
          r={(2 + flash * 9) * unit}
          fill="#fff"
          opacity={flash}
        />
      </svg>
      <svg
        viewBox="0 0 640 360"
        width="100%"
        height="100%"
        preserveAspectRatio="none"
        style={{position: 'absolute'}}
      >
        <path
          d="M0 0H640V360H0zM60 26Q320 4 580 26L616 270Q320 330 24 270z"
          fillRule="evenodd"
          fill="#151122"
        />
        <path
          d="M60 26Q320 4 580 26L616 270Q320 330 24 270z"
          fill="none"
          stroke="#3a2f55"
          strokeWidth="5"
        />
        {Array.from({length: 14}, (_, index) => (
          <rect
            key={index}
            x={200 + index * 17.5}
            y="324"
            width="11"
            height="11"
            rx="2"
            fill={index / 13 <= flash ? far : '#2b2340'}
          />
        ))}
      </svg>
    </AbsoluteFill>
  );
};
