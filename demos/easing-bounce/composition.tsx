import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  duration: z.number().int().min(20).max(80),
});

export const defaultProps: z.infer<typeof schema> = {
  duration: 60,
};

export const Bounce = ({duration}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const height = (at: number) =>
    interpolate(at, [5, 5 + duration], [60, 268], {
      easing: Easing.bounce,
      extrapolateLeft: 'clamp',
      extrapolateRight: 'clamp',
    });
  const trace = Array.from(
    {length: 90},
    (_, at) => `${120 + at * 4.6},${height(at)}`,
  );

  return (
    <AbsoluteFill style={{backgroundColor: '#261d38'}}>
      <svg viewBox="0 0 640 360" fill="none">
        <path
          d="M40 303H600"
          stroke="#5cd0c5"
          strokeWidth={6}
          strokeLinecap="round"
        />
        <polyline
          points={trace.join(' ')}
          stroke="#55486f"
          strokeWidth={3}
          strokeDasharray="2 8"
        />
        <circle
          cx={120 + frame * 4.6}
          cy={height(frame)}
          r={32}
          fill="#ff6f42"
        />
      </svg>
    </AbsoluteFill>
  );
};
