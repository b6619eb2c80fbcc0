import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  overshoot: z.number().min(0).max(5),
  direction: z.enum(['in', 'out', 'inOut']),
});

export const defaultProps: z.infer<typeof schema> = {
  overshoot: 1.7,
  direction: 'out',
};

export const Back = ({overshoot, direction}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const rows = ['#5cd0c5', '#ff6f42', '#f4d58d'];

  return (
    <AbsoluteFill
      style={{backgroundColor: '#261d38', justifyContent: 'center', gap: 22}}
    >
      {rows.map((color, row) => {
        const width = interpolate(
          frame,
          [8 + row * 8, 48 + row * 8],
          [70, 420],
          {
            easing: Easing[direction](Easing.back(overshoot)),
            extrapolateLeft: 'clamp',
            extrapolateRight: 'clamp',
          },
        );
        return (
          <div key={color} style={{position: 'relative', height: 70}}>
            <div
              style={{
                position: 'absolute',
                left: 420,
                width: 3,
                height: 70,
                backgroundColor: '#463a5e',
              }}
            />
            <div
              style={{
                width,
                height: 70,
                backgroundColor: color,
                borderRadius: '0 16px 16px 0',
              }}
            />
          </div>
        );
      })}
    </AbsoluteFill>
  );
};
