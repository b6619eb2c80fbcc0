import {
  makeTransform,
  rotate,
  scale,
  translateX,
} from '@remotion/animation-utils';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  distance: z.number().int().min(0).max(200),
  angle: z.number().int().min(-90).max(90),
  factor: z.number().min(0.5).max(1.6),
});

export const defaultProps: z.infer<typeof schema> = {
  distance: 150,
  angle: 24,
  factor: 1.3,
};

export const Transformed = ({
  distance,
  angle,
  factor,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const progress = interpolate(frame, [10, 50, 70, 110], [-1, 1, 1, -1], {
    easing: Easing.inOut(Easing.cubic),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const transform = makeTransform([
    translateX(Math.round(distance * progress)),
    rotate(Math.round(angle * progress)),
    scale(Number((1 + (factor - 1) * Math.abs(progress)).toFixed(2))),
  ]);

  return (
    <AbsoluteFill
      style={{backgroundColor: '#15262b', alignItems: 'center', paddingTop: 84}}
    >
      <div
        style={{
          width: 130,
          height: 150,
          borderRadius: 18,
          backgroundColor: '#ff6f42',
          transform,
        }}
      />
      <div
        style={{
          position: 'absolute',
          whiteSpace: 'nowrap',
          bottom: 28,
          color: '#8ca0a6',
          font: '500 18px JetBrains Mono Variable, monospace',
        }}
      >
        {transform}
      </div>
    </AbsoluteFill>
  );
};
