import {AbsoluteFill, Easing, interpolate, random, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  count: z.number().int().min(3).max(24),
  reach: z.number().min(60).max(200),
});

export const defaultProps: z.infer<typeof schema> = {
  count: 12,
  reach: 150,
};

export const Ring = ({count, reach}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill style={{backgroundColor: '#0b1315'}}>
      {Array.from({length: count}, (_, index) => {
        const start = random(`start ${index}`) * 6;
        const distance = interpolate(frame - start, [0, 40], [0, reach], {
          easing: Easing.out(Easing.cubic),
          extrapolateLeft: 'clamp',
          extrapolateRight: 'clamp',
        });
        const opacity = interpolate(frame, [30, 50], [1, 0], {extrapolateLeft: 'clamp'});
        const angle = (index / count) * 2 * Math.PI;
        return (
          <AbsoluteFill
            key={index}
            style={{
              alignItems: 'center',
              justifyContent: 'center',
              fontSize: 44,
              opacity,
              translate: `${Math.cos(angle) * distance}px ${Math.sin(angle) * distance}px`,
            }}
          >
            {index % 2 === 0 ? '😮' : '❤️'}
          </AbsoluteFill>
        );
      })}
    </AbsoluteFill>
  );
};
