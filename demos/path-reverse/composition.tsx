import {evolvePath, reversePath} from '@remotion/paths';
import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  strokeWidth: z.number().int().min(4).max(20),
});

export const defaultProps: z.infer<typeof schema> = {
  strokeWidth: 12,
};

const path = 'M90 110C170 20 210 200 300 110S440 30 550 110';

const Line = ({
  d,
  y,
  color,
  width,
}: {
  d: string;
  y: number;
  color: string;
  width: number;
}) => {
  const frame = useCurrentFrame();
  const progress = interpolate(frame, [5, 70], [0, 1], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  return (
    <g transform={`translate(0 ${y})`} strokeLinecap="round" fill="none">
      <path d={d} stroke="#4d4335" strokeWidth={3} />
      <path
        d={d}
        stroke={color}
        strokeWidth={width}
        {...evolvePath(progress, d)}
      />
    </g>
  );
};

export const Reversed = ({strokeWidth}: z.infer<typeof schema>) => (
  <AbsoluteFill style={{backgroundColor: '#2a231b'}}>
    <svg viewBox="0 0 640 360">
      <Line d={path} y={-10} color="#5cd0c5" width={strokeWidth} />
      <Line d={reversePath(path)} y={150} color="#ff6f42" width={strokeWidth} />
    </svg>
  </AbsoluteFill>
);
