import {Pie} from '@remotion/shapes';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  progress: z.number().min(0.05).max(1),
  counterClockwise: z.boolean(),
  closePath: z.boolean(),
});

export const defaultProps: z.infer<typeof schema> = {
  progress: 0.72,
  counterClockwise: false,
  closePath: true,
};

export const Share = ({
  progress,
  counterClockwise,
  closePath,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const current = interpolate(frame, [5, 65], [0.001, progress], {
    easing: Easing.inOut(Easing.cubic),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill
      style={{
        flexDirection: 'row',
        backgroundColor: '#dceaf4',
        alignItems: 'center',
        gap: 56,
        padding: '0 72px',
      }}
    >
      <div
        style={{
          width: 260,
          height: 260,
          borderRadius: 130,
          border: '4px solid #b3cddf',
          display: 'grid',
          placeItems: 'center',
        }}
      >
        <Pie
          radius={112}
          progress={current}
          counterClockwise={counterClockwise}
          closePath={closePath}
          fill={closePath ? '#ff6f42' : 'none'}
          stroke="#ff6f42"
          strokeWidth={closePath ? 0 : 14}
          style={{overflow: 'visible'}}
        />
      </div>
      <div
        style={{
          color: '#15262b',
          font: '600 88px JetBrains Mono Variable, monospace',
        }}
      >
        {Math.round(current * 100)}%
      </div>
    </AbsoluteFill>
  );
};
