import type {TransitionTiming} from '@remotion/transitions';
import {
  AbsoluteFill,
  Easing,
  interpolate,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  pause: z.number().int().min(0).max(50),
});

export const defaultProps: z.infer<typeof schema> = {
  pause: 24,
};

const twoSteps = (pause: number): TransitionTiming => ({
  getDurationInFrames: () => 30 + pause,
  getProgress: ({frame}) =>
    interpolate(
      frame,
      [0, 15, 15 + pause + 0.01, 30 + pause + 0.01],
      [0, 0.5, 0.5, 1],
      {
        easing: Easing.inOut(Easing.cubic),
        extrapolateRight: 'clamp',
      },
    ),
});

export const TwoSteps = ({pause}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const progress = (at: number) =>
    twoSteps(pause).getProgress({frame: at, fps});
  const points = Array.from(
    {length: 90},
    (_, at) => `${50 + at * 2.6},${270 - 180 * progress(at)}`,
  );

  return (
    <AbsoluteFill style={{backgroundColor: '#15262b'}}>
      <svg viewBox="0 0 640 360" fill="none">
        <path
          d="M50 270H284M50 180H284M50 90H284"
          stroke="#31484f"
          strokeWidth={2}
        />
        <polyline points={points.join(' ')} stroke="#5cd0c5" strokeWidth={4} />
        <circle
          cx={50 + frame * 2.6}
          cy={270 - 180 * progress(frame)}
          r={10}
          fill="#ff6f42"
        />
        <rect x={340} y={60} width={260} height={240} rx={16} fill="#1a3f3d" />
        <rect
          x={340}
          y={300 - 240 * progress(frame)}
          width={260}
          height={240 * progress(frame)}
          rx={16}
          fill="#ff6f42"
        />
        <path
          d="M340 180H600"
          stroke="#15262b"
          strokeWidth={2}
          strokeDasharray="4 6"
        />
      </svg>
    </AbsoluteFill>
  );
};
