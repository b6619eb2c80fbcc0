import {getBoundingBox, scalePath} from '@remotion/paths';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  x: z.number().min(0.3).max(4),
  y: z.number().min(0.3).max(2.2),
});

export const defaultProps: z.infer<typeof schema> = {
  x: 3,
  y: 1.8,
};

const fish =
  'M70 150C100 100 170 100 200 150L232 122V180L200 154C170 202 100 202 70 150Z';

export const Scaled = ({x, y}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const progress = interpolate(frame, [10, 40, 60, 88], [0, 1, 1, 0], {
    easing: Easing.inOut(Easing.cubic),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const scaled = scalePath(
    fish,
    1 + (x - 1) * progress,
    1 + (y - 1) * progress,
  );
  const box = getBoundingBox(scaled);

  return (
    <AbsoluteFill style={{backgroundColor: '#2a231b'}}>
      <svg viewBox="0 0 640 360" fill="none">
        <rect
          x={box.x1}
          y={box.y1}
          width={box.width}
          height={box.height}
          stroke="#5c5141"
          strokeWidth={2}
          strokeDasharray="6 8"
        />
        <path d={scaled} fill="#5cd0c5" />
        <path d={fish} stroke="#2a231b" strokeWidth={2} />
        <circle cx={box.x1} cy={box.y1} r={8} fill="#ff6f42" />
      </svg>
    </AbsoluteFill>
  );
};
