import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  x1: z.number().min(0).max(1),
  y1: z.number().min(-0.5).max(1.5),
  x2: z.number().min(0).max(1),
  y2: z.number().min(-0.5).max(1.5),
});

export const defaultProps: z.infer<typeof schema> = {
  x1: 0.7,
  y1: -0.2,
  x2: 0.2,
  y2: 1.2,
};

export const Bezier = ({x1, y1, x2, y2}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const easing = Easing.bezier(x1, y1, x2, y2);
  const time = interpolate(frame, [12, 72], [0, 1], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const x = (value: number) => 70 + value * 260;
  const y = (value: number) => 280 - value * 200;
  const points = Array.from(
    {length: 61},
    (_, i) => `${x(i / 60)},${y(easing(i / 60))}`,
  );

  return (
    <AbsoluteFill style={{backgroundColor: '#261d38'}}>
      <svg viewBox="0 0 640 360" fill="none">
        <path d="M70 280H330M70 80H330" stroke="#463a5e" strokeWidth={2} />
        <path
          d={`M70 280L${x(x1)} ${y(y1)}M330 80L${x(x2)} ${y(y2)}`}
          stroke="#f4d58d"
          strokeWidth={2}
        />
        <circle cx={x(x1)} cy={y(y1)} r={8} fill="#f4d58d" />
        <circle cx={x(x2)} cy={y(y2)} r={8} fill="#f4d58d" />
        <polyline points={points.join(' ')} stroke="#5cd0c5" strokeWidth={4} />
        <circle cx={x(time)} cy={y(easing(time))} r={10} fill="#ff6f42" />
        <path
          d="M480 80V280"
          stroke="#463a5e"
          strokeWidth={4}
          strokeLinecap="round"
        />
        <circle cx={480} cy={y(easing(time))} r={38} fill="#ff6f42" />
      </svg>
    </AbsoluteFill>
  );
};
