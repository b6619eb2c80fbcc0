import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  angle: z.number().min(0).max(360),
  reach: z.number().min(60).max(260),
});

export const defaultProps: z.infer<typeof schema> = {
  angle: 30,
  reach: 200,
};

export const Flight = ({angle, reach}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const distance = interpolate(frame, [0, 40], [0, reach], {
    easing: Easing.out(Easing.cubic),
    extrapolateRight: 'clamp',
  });
  const opacity = interpolate(frame, [30, 50], [1, 0], {extrapolateLeft: 'clamp'});
  const radians = (angle * Math.PI) / 180;
  const x = Math.cos(radians) * distance;
  const y = Math.sin(radians) * distance;

  return (
    <AbsoluteFill
      style={{backgroundColor: '#0b1315', alignItems: 'center', justifyContent: 'center'}}
    >
      <div style={{fontSize: 72, opacity, translate: `${x}px ${y}px`}}>😮</div>
    </AbsoluteFill>
  );
};
