import {noise3D} from '@remotion/noise';
import {AbsoluteFill, interpolateColors, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  scale: z.number().min(0.03).max(0.4),
  speed: z.number().min(0).max(0.06),
});

export const defaultProps: z.infer<typeof schema> = {
  scale: 0.12,
  speed: 0.02,
};

export const Wind = ({scale, speed}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill style={{backgroundColor: '#0b1315'}}>
      <svg viewBox="0 0 640 360" strokeLinecap="round" strokeWidth={4}>
        {Array.from({length: 20 * 11}, (_, index) => {
          const column = index % 20;
          const row = Math.floor(index / 20);
          const value = noise3D('wind', column * scale, row * scale, frame * speed);
          const color = interpolateColors(value, [-0.8, 0, 0.8], ['#24353a', '#5cd0c5', '#ff6f42']);
          return (
            <path
              key={index}
              d="M-11 0H11"
              stroke={color}
              transform={`translate(${16 + column * 32} ${20 + row * 32}) rotate(${value * 180})`}
            />
          );
        })}
      </svg>
    </AbsoluteFill>
  );
};
