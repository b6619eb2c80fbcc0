import {AbsoluteFill, random, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  stars: z.number().int().min(20).max(300),
  speed: z.number().min(0.2).max(3),
});

export const defaultProps: z.infer<typeof schema> = {
  stars: 140,
  speed: 1,
};

export const Starfield = ({stars, speed}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill style={{backgroundColor: '#18223f'}}>
      <svg viewBox="-320 -180 640 360">
        {Array.from({length: stars}, (_, star) => {
          const angle = random(`angle ${star}`) * 2 * Math.PI;
          const distance =
            (random(`distance ${star}`) + (frame * speed) / 120) % 1;
          const reach = distance ** 2 * 420;
          const x = Math.cos(angle);
          const y = Math.sin(angle);
          return (
            <path
              key={star}
              d={`M${x * reach} ${y * reach}L${x * (reach + distance * 22)} ${y * (reach + distance * 22)}`}
              stroke={star % 9 === 0 ? '#ff6f42' : '#eef3f3'}
              strokeWidth={1 + distance * 4}
              strokeLinecap="round"
              opacity={Math.min(1, distance * 2)}
            />
          );
        })}
      </svg>
    </AbsoluteFill>
  );
};
