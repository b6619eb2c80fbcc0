import {interpolateStyles} from '@remotion/animation-utils';
import {AbsoluteFill, Easing, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  radius: z.number().int().min(0).max(90),
  angle: z.number().int().min(0).max(360),
});

export const defaultProps: z.infer<typeof schema> = {
  radius: 90,
  angle: 180,
};

export const Blend = ({radius, angle}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const style = interpolateStyles(
    frame,
    [0, 50, 70, 119],
    [
      {
        width: 180,
        height: 180,
        borderRadius: 20,
        backgroundColor: '#5cd0c5',
        transform: 'translateX(-170px) rotate(0deg)',
      },
      {
        width: 300,
        height: 120,
        borderRadius: radius,
        backgroundColor: '#ff6f42',
        transform: `translateX(80px) rotate(${angle}deg)`,
      },
      {
        width: 300,
        height: 120,
        borderRadius: radius,
        backgroundColor: '#ff6f42',
        transform: `translateX(80px) rotate(${angle}deg)`,
      },
      {
        width: 180,
        height: 180,
        borderRadius: 20,
        backgroundColor: '#5cd0c5',
        transform: 'translateX(-170px) rotate(0deg)',
      },
    ],
    {easing: Easing.inOut(Easing.cubic)},
  );

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#15262b',
        placeContent: 'center',
        alignItems: 'center',
      }}
    >
      <div style={style} />
    </AbsoluteFill>
  );
};
