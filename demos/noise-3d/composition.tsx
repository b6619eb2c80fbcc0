import {noise3D} from '@remotion/noise';
import {AbsoluteFill, interpolateColors, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  scale: z.number().min(0.03).max(0.4),
  speed: z.number().min(0).max(0.06),
});

export const defaultProps: z.infer<typeof schema> = {
  scale: 0.16,
  speed: 0.02,
};

export const Wind = ({scale, speed}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill style={{backgroundColor: '#15262b'}}>
      <svg viewBox="0 0 640 360" strokeLinecap="round" strokeWidth={6}>
        {Array.from({length: 14 * 8}, (_, index) => {
          const column = index % 14;
          const row = Math.floor(index / 14);
          const value = noise3D(
            'wind',
            column * scale,
            row * scale,
            frame * speed,
          );
          const color = interpolateColors(
            value,
            [-0.8, 0, 0.8],
            ['#31484f', '#5cd0c5', '#ff6f42'],
          );
          return (
            <path
              key={index}
              d="M-16 0H16"
              stroke={color}
              transform={`translate(${26 + column * 45} ${22 + row * 45}) rotate(${value * 180})`}
            />
          );
        })}
      </svg>
    </AbsoluteFill>
  );
};
