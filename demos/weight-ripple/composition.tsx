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
  ground: '#e9e4f5',
  peak: '#7b3ff2',
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

  return (
    <AbsoluteFill style={{backgroundColor: ground, justifyContent: 'center', alignItems: 'center'}}>
      <div
        style={{
          display: 'flex',
          fontFamily: 'Instrument Sans Variable, sans-serif',
          fontSize: size,
        }}
      >
        {letters.map((letter, index) => {
          // How close the nearest crest is: 1 on it, 0 far away.
          const strength = Math.max(
            ...Array.from({length: ripples}, (_, ripple) => {
              const at =
                interpolate(frame, [0, durationInFrames - 1], [0, way * ripples]) -
                ripple * way -
                3 * spread;
              return Math.exp(-(((index - at) / spread) ** 2));
            }),
          );
          return (
            <span
              key={index}
              style={{
                whiteSpace: 'pre',
                width: letter === ' ' ? '0.3em' : undefined,
                fontWeight: 400 + strength * 300,
                color: interpolateColors(strength, [0, 1], ['#3b3350', peak]),
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
