import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  from: z.number().int().min(0).max(500),
  to: z.number().int().min(0).max(999),
  damping: z.number().int().min(6).max(60),
});

export const defaultProps: z.infer<typeof schema> = {
  from: 0,
  to: 365,
  damping: 14,
};

export const Odometer = ({from, to, damping}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const value = spring({frame: frame - 5, fps, from, to, config: {damping}});
  const angle = (value / 1000) * 300 - 150;

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#15262b',
        placeContent: 'center',
        alignItems: 'center',
      }}
    >
      <svg
        viewBox="-180 -180 360 360"
        width={360}
        style={{position: 'absolute'}}
      >
        {Array.from({length: 41}, (_, tick) => {
          const at = tick * 7.5 - 150;
          return (
            <path
              key={tick}
              d="M0 -160V-132"
              stroke={at <= angle ? '#ff6f42' : '#31484f'}
              strokeWidth={6}
              strokeLinecap="round"
              transform={`rotate(${at})`}
            />
          );
        })}
      </svg>
      <div
        style={{
          color: '#eef3f3',
          font: '600 92px JetBrains Mono Variable, monospace',
        }}
      >
        {Math.round(value)}
      </div>
    </AbsoluteFill>
  );
};
