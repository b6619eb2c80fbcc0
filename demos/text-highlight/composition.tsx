import {zColor} from '@remotion/zod-types';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  before: z.string().max(20),
  marked: z.string().max(20),
  color: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  before: 'Videos made',
  marked: 'with React',
  color: '#ff6f42',
};

export const Marker = ({before, marked, color}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const progress = interpolate(frame, [20, 55], [0, 100], {
    easing: Easing.inOut(Easing.cubic),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#eef3f3',
        justifyContent: 'center',
        padding: '0 64px',
        color: '#15262b',
        font: '600 76px/1.25 Instrument Sans Variable, sans-serif',
      }}
    >
      <span>{before}</span>
      <span
        style={{
          alignSelf: 'flex-start',
          padding: '0 12px',
          marginLeft: -12,
          backgroundImage: `linear-gradient(${color}, ${color})`,
          backgroundSize: `${progress}% 62%`,
          backgroundPosition: '0 78%',
          backgroundRepeat: 'no-repeat',
        }}
      >
        {marked}
      </span>
    </AbsoluteFill>
  );
};
