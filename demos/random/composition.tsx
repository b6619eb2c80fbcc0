import {AbsoluteFill, interpolate, random, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  seed: z.string().max(16),
  density: z.number().min(0.1).max(1),
});

export const defaultProps: z.infer<typeof schema> = {
  seed: 'dune',
  density: 0.6,
};

export const Dots = ({seed, density}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill style={{backgroundColor: '#18223f'}}>
      <svg viewBox="0 0 640 360">
        {Array.from({length: 16 * 9}, (_, index) => {
          const size = random(`${seed} size ${index}`);
          const delay = random(`${seed} delay ${index}`) * 60;
          const grown = interpolate(frame - delay, [0, 20], [0.15, 1], {
            extrapolateLeft: 'clamp',
            extrapolateRight: 'clamp',
          });
          return (
            <circle
              key={index}
              cx={20 + (index % 16) * 40}
              cy={20 + Math.floor(index / 16) * 40}
              r={size < density ? 3 + size * 15 * grown : 2}
              fill={
                size < density
                  ? size < 0.12
                    ? '#ff6f42'
                    : '#5cd0c5'
                  : '#37446a'
              }
              opacity={size < density ? 0.35 + grown * 0.65 : 1}
            />
          );
        })}
      </svg>
    </AbsoluteFill>
  );
};
