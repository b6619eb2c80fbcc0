import {linearTiming} from '@remotion/transitions';
import {AbsoluteFill, Easing, useCurrentFrame, useVideoConfig} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  durationInFrames: z.number().int().min(10).max(85),
  easing: z.enum(['linear', 'quad', 'cubic', 'bounce']),
});

export const defaultProps: z.infer<typeof schema> = {
  durationInFrames: 60,
  easing: 'linear',
};

export const LinearTiming = ({
  durationInFrames,
  easing,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const timing = linearTiming({durationInFrames, easing: Easing[easing]});
  const progress = (at: number) => timing.getProgress({frame: at, fps});
  const points = Array.from(
    {length: 90},
    (_, at) => `${50 + at * 2.6},${270 - 180 * progress(at)}`,
  );

  return (
    <AbsoluteFill style={{backgroundColor: '#15262b'}}>
      <svg viewBox="0 0 640 360" fill="none" style={{position: 'absolute'}}>
        <path d="M50 270H284M50 90H284" stroke="#31484f" strokeWidth={2} />
        <path
          d={`M${50 + durationInFrames * 2.6} 80V280`}
          stroke="#31484f"
          strokeWidth={2}
          strokeDasharray="4 6"
        />
        <polyline points={points.join(' ')} stroke="#5cd0c5" strokeWidth={4} />
        <circle
          cx={50 + frame * 2.6}
          cy={270 - 180 * progress(frame)}
          r={10}
          fill="#ff6f42"
        />
      </svg>
      <AbsoluteFill
        style={{
          left: 340,
          top: 60,
          width: 260,
          height: 240,
          borderRadius: 16,
          backgroundColor: '#1a3f3d',
        }}
      />
      <AbsoluteFill
        style={{
          left: 340,
          top: 60,
          width: 260,
          height: 240,
          borderRadius: 16,
          backgroundColor: '#ff6f42',
          clipPath: `inset(0 ${100 - progress(frame) * 100}% 0 0 round 16px)`,
        }}
      />
    </AbsoluteFill>
  );
};
