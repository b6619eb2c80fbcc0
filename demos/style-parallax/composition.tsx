import {AbsoluteFill, random, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  speed: z.number().min(0.5).max(5),
});

export const defaultProps: z.infer<typeof schema> = {
  speed: 2,
};

const layers = [
  {color: '#1a3f44', height: 190, count: 7, pace: 0.4},
  {color: '#12494b', height: 140, count: 9, pace: 0.8},
  {color: '#0b2226', height: 90, count: 8, pace: 1.6},
];

export const Skyline = ({speed}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill
      style={{background: 'linear-gradient(#12494b, #ff6f42 70%, #f4d58d)'}}
    >
      <svg viewBox="0 0 640 360">
        <circle cx={470} cy={200} r={64} fill="#f4d58d" />
        {layers.map(({color, height, count, pace}, layer) => {
          const width = 800 / count;
          return Array.from({length: count}, (_, house) => {
            const tall = height * (0.5 + random(`${layer}-${house}`) * 0.7);
            const x =
              (((house * width - frame * speed * pace) % 800) + 800) % 800;
            return (
              <rect
                key={`${layer}-${house}`}
                x={x - width}
                y={360 - tall}
                width={width * 0.92}
                height={tall}
                fill={color}
              />
            );
          });
        })}
      </svg>
    </AbsoluteFill>
  );
};
