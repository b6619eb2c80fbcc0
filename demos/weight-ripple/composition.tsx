import {zColor} from '@remotion/zod-types';
import {
  AbsoluteFill,
  interpolate,
  interpolateColors,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  word: z.string().max(16),
  ripples: z.number().int().min(1).max(4),
  width: z.number().min(0.5).max(5),
  ground: zColor(),
  peak: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  word: 'breathe in',
  ripples: 2,
  width: 2.2,
  ground: '#ffd9c0',
  peak: '#d81159',
};

export const WeightRipple = ({
  word,
  ripples,
  width: spread,
  ground,
  peak,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height, durationInFrames} = useVideoConfig();
  const letters = [...word];
  const size = Math.min((width * 1.55) / letters.length, height * 0.5);
  const way = letters.length + 6 * spread;
  const crests = Array.from(
    {length: ripples},
    (_, ripple) =>
      interpolate(frame, [0, durationInFrames - 1], [0, way * ripples]) -
      ripple * way -
      3 * spread,
  );
  // How close the nearest crest is to a place, counted in letters: 1 on it, 0 far away.
  const near = (place: number) =>
    Math.max(...crests.map((at) => Math.exp(-(((place - at) / spread) ** 2))));

  return (
    <AbsoluteFill
      style={{
        backgroundColor: ground,
        justifyContent: 'center',
        alignItems: 'center',
      }}
    >
      <svg width={width} height={height} style={{position: 'absolute'}}>
        {Array.from({length: 17}, (_, row) => {
          const line = Array.from({length: 61}, (_, step) => {
            const strength = near((step / 60) * (letters.length + 4) - 2.5);
            const lift =
              strength * height * 0.17 * (1 - Math.abs(row - 8) / 14);
            return `${((step / 60) * width).toFixed(1)} ${(((row + 1) / 17) * height - lift).toFixed(1)}`;
          });
          return (
            <path
              key={row}
              d={`M${line.join('L')}L${width} ${height}H0z`}
              fill={`color-mix(in oklab, ${peak} ${row * 2.2}%, ${ground})`}
              stroke={peak}
              strokeOpacity="0.3"
              strokeWidth={height / 300}
            />
          );
        })}
      </svg>
      <div
        style={{
          position: 'relative',
          display: 'flex',
          fontFamily: 'Instrument Sans Variable, sans-serif',
          fontSize: size,
        }}
      >
        {letters.map((letter, index) => {
          const strength = near(index);
          return (
            <span
              key={index}
              style={{
                whiteSpace: 'pre',
                width: letter === ' ' ? '0.3em' : undefined,
                fontWeight: 400 + strength * 300,
                color: interpolateColors(strength, [0, 1], ['#43183f', peak]),
                translate: `0 ${-strength * size * 0.16}px`,
                scale: `1 ${1 + strength * 0.18}`,
                transformOrigin: '50% 80%',
              }}
            >
              {letter}
            </span>
          );
        })}
      </div>
    </AbsoluteFill>
  );
};
