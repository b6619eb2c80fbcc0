import {noise2D} from '@remotion/noise';
import {AbsoluteFill, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  seed: z.string().max(16),
  roughness: z.number().min(0.2).max(2),
  speed: z.number().min(0).max(3),
});

export const defaultProps: z.infer<typeof schema> = {
  seed: 'hills',
  roughness: 0.7,
  speed: 1,
};

const colors = ['#1d4a4c', '#2b7470', '#5cd0c5', '#ff6f42'];

export const Hills = ({seed, roughness, speed}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill style={{backgroundColor: '#15262b'}}>
      <svg viewBox="0 0 640 360">
        {colors.map((color, layer) => {
          const points = Array.from({length: 65}, (_, index) => {
            const x =
              (index / 64) * 4 * roughness +
              frame * 0.012 * speed * (layer + 1);
            return `${index * 10},${110 + layer * 66 + noise2D(`${seed}${layer}`, x, layer) * 52}`;
          });
          return (
            <polygon
              key={color}
              points={`0,360 ${points.join(' ')} 640,360`}
              fill={color}
            />
          );
        })}
      </svg>
    </AbsoluteFill>
  );
};
