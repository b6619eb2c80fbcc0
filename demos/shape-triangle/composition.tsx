import {Triangle} from '@remotion/shapes';
import {AbsoluteFill, interpolateColors, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  direction: z.enum(['right', 'left', 'up', 'down']),
  length: z.number().int().min(50).max(150),
  cornerRadius: z.number().int().min(0).max(30),
});

export const defaultProps: z.infer<typeof schema> = {
  direction: 'right',
  length: 120,
  cornerRadius: 12,
};

export const Arrows = ({
  direction,
  length,
  cornerRadius,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const order =
    direction === 'left' || direction === 'up' ? [2, 1, 0] : [0, 1, 2];
  const flexDirection =
    direction === 'up' || direction === 'down' ? 'column' : 'row';

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#dceaf4',
        flexDirection,
        placeContent: 'center',
        alignItems: 'center',
        gap: flexDirection === 'row' ? 44 : 0,
      }}
    >
      {order.map((place) => {
        const glow =
          (1 + Math.cos(((frame - place * 10 - 10) / 60) * 2 * Math.PI)) / 2;
        const fill = interpolateColors(glow, [0.4, 1], ['#b3cddf', '#ff6f42']);
        return (
          <Triangle
            key={place}
            direction={direction}
            length={flexDirection === 'row' ? length : Math.min(length, 110)}
            cornerRadius={cornerRadius}
            fill={fill}
          />
        );
      })}
    </AbsoluteFill>
  );
};
