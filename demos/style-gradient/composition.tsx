import {zColor} from '@remotion/zod-types';
import {AbsoluteFill, interpolateColors, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  angle: z.number().int().min(0).max(360),
  first: zColor(),
  second: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  angle: 45,
  first: '#ff3d81',
  second: '#3a0ca3',
};

export const Gradient = ({angle, first, second}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const turn = (frame / 120) * 360;
  const mix = (1 + Math.sin((frame / 120) * 2 * Math.PI)) / 2;
  const middle = interpolateColors(mix, [0, 1], ['#ffbe0b', '#4cc9f0']);

  return (
    <AbsoluteFill
      style={{
        background: `linear-gradient(${angle + turn}deg, ${first}, ${middle}, ${second})`,
      }}
    />
  );
};
