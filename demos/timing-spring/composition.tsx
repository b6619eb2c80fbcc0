import {springTiming} from '@remotion/transitions';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  damping: z.number().int().min(5).max(200),
  stiffness: z.number().int().min(20).max(300),
});

export const defaultProps: z.infer<typeof schema> = {
  damping: 12,
  stiffness: 100,
};

export const SpringTiming = (config: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const timing = springTiming({config});
  const progress = (at: number) => timing.getProgress({frame: at, fps});
  const total = timing.getDurationInFrames({fps});
  const points = Array.from(
    {length: 90},
    (_, at) => `${50 + at * 2.6},${260 - 150 * progress(at)}`,
  );

  return (
    <AbsoluteFill style={{backgroundColor: '#15262b', overflow: 'hidden'}}>
      <svg viewBox="0 0 640 360" fill="none" style={{position: 'absolute'}}>
        <path d="M50 260H284M50 110H284" stroke="#31484f" strokeWidth={2} />
        <polyline points={points.join(' ')} stroke="#5cd0c5" strokeWidth={4} />
        <circle
          cx={50 + frame * 2.6}
          cy={260 - 150 * progress(frame)}
          r={10}
          fill="#ff6f42"
        />
        <text
          x={50}
          y={318}
          fill="#8ca0a6"
          fontSize={24}
          fontFamily={'JetBrains Mono Variable, monospace'}
        >
          {total} frames
        </text>
      </svg>
      <div
        style={{
          position: 'absolute',
          left: 340,
          top: 60,
          width: 260,
          height: 240,
          overflow: 'hidden',
          borderRadius: 16,
          backgroundColor: '#1a3f3d',
        }}
      >
        <div
          style={{
            height: 240,
            backgroundColor: '#ff6f42',
            borderRadius: 16,
            translate: `${(1 - progress(frame)) * 260}px 0`,
          }}
        />
      </div>
    </AbsoluteFill>
  );
};
