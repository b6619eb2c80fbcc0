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
  first: '#ff6f42',
  second: '#5cd0c5',
};

export const Gradient = ({angle, first, second}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const turn = (frame / 120) * 360;
  const mix = (1 + Math.sin((frame / 120) * 2 * Math.PI)) / 2;
  const middle = interpolateColors(mix, [0, 1], ['#f4d58d', '#12494b']);

  return (
    <AbsoluteFill
      style={{backgroundColor: '#0b1315', placeContent: 'center', alignItems: 'center'}}
    >
      <div
        style={{
          width: 280,
          height: 280,
          borderRadius: 140,
          background: `linear-gradient(${angle + turn}deg, ${first}, ${middle}, ${second})`,
        }}
      />
    </AbsoluteFill>
  );
};
