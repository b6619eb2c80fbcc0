import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  damping: z.number().min(1).max(60),
  mass: z.number().min(0.2).max(4),
  stiffness: z.number().min(10).max(300),
  overshootClamping: z.boolean(),
});

export const defaultProps: z.infer<typeof schema> = {
  damping: 8,
  mass: 1,
  stiffness: 120,
  overshootClamping: false,
};

export const Spring = (config: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const x = (at: number) => 50 + at * 4.6;
  const y = (at: number) => 280 - 170 * spring({frame: at, fps, config});
  const points = Array.from(
    {length: durationInFrames},
    (_, at) => `${x(at)},${y(at)}`,
  );

  return (
    <AbsoluteFill style={{backgroundColor: '#15262b'}}>
      <svg viewBox="0 0 640 360" fill="none">
        <path d="M50 280H590M50 110H590" stroke="#31484f" strokeWidth={2} />
        <polyline points={points.join(' ')} stroke="#3d565d" strokeWidth={3} />
        <polyline
          points={points.slice(0, frame + 1).join(' ')}
          stroke="#5cd0c5"
          strokeWidth={5}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path
          d={`M${x(frame)} ${y(frame)}H540`}
          stroke="#ff6f42"
          strokeDasharray="2 8"
          strokeWidth={2}
        />
        <circle cx={540} cy={y(frame)} r={32} fill="#ff6f42" />
      </svg>
    </AbsoluteFill>
  );
};
