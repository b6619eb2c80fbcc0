import {noise3D} from '@remotion/noise';
import {AbsoluteFill, random, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  threads: z.number().int().min(10).max(110),
  bend: z.number().min(0.002).max(0.015),
});

export const defaultProps: z.infer<typeof schema> = {
  threads: 60,
  bend: 0.006,
};

export const Flow = ({threads, bend}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill style={{backgroundColor: '#15262b'}}>
      <svg
        viewBox="0 0 640 360"
        fill="none"
        strokeWidth={2.5}
        strokeLinecap="round"
      >
        {Array.from({length: threads}, (_, thread) => {
          let x = random(`x${thread}`) * 700 - 60;
          let y = random(`y${thread}`) * 360;
          let path = `M${x.toFixed(1)} ${y.toFixed(1)}`;
          for (let step = 0; step < 26; step++) {
            const angle =
              noise3D('flow', x * bend, y * bend, frame * 0.008) * Math.PI;
            x += Math.cos(angle) * 9;
            y += Math.sin(angle) * 9;
            path += `L${x.toFixed(1)} ${y.toFixed(1)}`;
          }
          return (
            <path
              key={thread}
              d={path}
              stroke={thread % 6 === 0 ? '#ff6f42' : '#2b9c92'}
              opacity={0.85}
            />
          );
        })}
      </svg>
    </AbsoluteFill>
  );
};
