import {getSubpaths} from '@remotion/paths';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  distance: z.number().int().min(0).max(70),
});

export const defaultProps: z.infer<typeof schema> = {
  distance: 46,
};

const pinwheel =
  'M320 180V60L420 120Z M320 180H440L380 280Z M320 180V300L220 240Z M320 180H200L260 80Z';
const colors = ['#ff6f42', '#f4d58d', '#5cd0c5', '#2b9c92'];

export const Parts = ({distance}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const apart = interpolate(
    frame,
    [15, 50, 75, 110],
    [0, distance, distance, 0],
    {
      easing: Easing.inOut(Easing.cubic),
      extrapolateLeft: 'clamp',
      extrapolateRight: 'clamp',
    },
  );
  const shifts = [
    [0.5, -0.8],
    [0.8, 0.5],
    [-0.5, 0.8],
    [-0.8, -0.5],
  ];

  return (
    <AbsoluteFill style={{backgroundColor: '#2a231b'}}>
      <svg viewBox="0 0 640 360">
        {getSubpaths(pinwheel).map((subpath, index) => {
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
