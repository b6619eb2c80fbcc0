import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  direction: z.enum(['in', 'out', 'inOut']),
});

export const defaultProps: z.infer<typeof schema> = {
  direction: 'inOut',
};

export const Curtain = ({direction}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const open = interpolate(frame, [8, 48], [0, 1], {
    easing: Easing[direction](Easing.cubic),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const fold = `repeating-linear-gradient(90deg, #ff6f42 0 ${40 - open * 26}px, #d9572f 0 ${80 - open * 52}px)`;
  const width = `${50 - open * 42}%`;

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#12312f',
        placeContent: 'center',
        alignItems: 'center',
      }}
    >
      <div
        style={{
          width: 170,
          height: 170,
          borderRadius: 85,
          backgroundColor: '#f4d58d',
        }}
      />
      <div
        style={{
          position: 'absolute',
          inset: '0 auto 0 0',
          width,
          background: fold,
        }}
      />
      <div
        style={{
          position: 'absolute',
          inset: '0 0 0 auto',
          width,
          background: fold,
        }}
      />
    </AbsoluteFill>
  );
};
