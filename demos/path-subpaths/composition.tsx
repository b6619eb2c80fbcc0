import {getSubpaths} from '@remotion/paths';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  distance: z.number().int().min(0).max(70),
});

export const defaultProps: z.infer<typeof schema> = {
  distance: 46,
};

const logo =
  'M235 90L405 180L235 270Z M250 60L300 60L300 75L250 60Z M190 90H215V270H190Z M430 90H455V270H430Z';
const colors = ['#ff6f42', '#f4d58d', '#5cd0c5', '#5cd0c5'];

export const Parts = ({distance}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const apart = interpolate(frame, [15, 50, 75, 110], [0, distance, distance, 0], {
    easing: Easing.inOut(Easing.cubic),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const shifts = [
    [0, 0],
    [0, -1],
    [-1.6, 0],
    [1.6, 0],
  ];

  return (
    <AbsoluteFill style={{backgroundColor: '#0b1315'}}>
      <svg viewBox="0 0 640 360">
        {getSubpaths(logo).map((subpath, index) => {
          const [x = 0, y = 0] = shifts[index] ?? [];
          return (
            <path
              key={subpath}
              d={subpath}
              fill={colors[index]}
              transform={`translate(${x * apart} ${y * apart})`}
            />
          );
        })}
      </svg>
    </AbsoluteFill>
  );
};
