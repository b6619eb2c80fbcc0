import {zColor} from '@remotion/zod-types';
import {AbsoluteFill, interpolateColors, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  start: zColor(),
  middle: zColor(),
  end: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  start: '#5cd0c5',
  middle: '#f4d58d',
  end: '#ff6f42',
};

export const Colors = ({start, middle, end}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const colorAt = (at: number) =>
    interpolateColors(at, [0, 45, 89], [start, middle, end]);

  return (
    <AbsoluteFill style={{backgroundColor: colorAt(frame)}}>
      <div
        style={{
          margin: '44px 48px',
          color: '#18223f',
          font: '600 38px JetBrains Mono Variable, monospace',
        }}
      >
        {colorAt(frame)}
      </div>
      <div
        style={{
          display: 'flex',
          gap: 4,
          alignItems: 'flex-end',
          position: 'absolute',
          inset: 'auto 48px 44px',
          height: 120,
        }}
      >
        {Array.from({length: 30}, (_, index) => (
          <div
            key={index}
            style={{
              flex: 1,
              height: Math.abs(index * 3 - frame) < 2 ? 120 : 76,
              borderRadius: 6,
              border: '2px solid #18223f',
              backgroundColor: colorAt(index * 3),
            }}
          />
        ))}
      </div>
    </AbsoluteFill>
  );
};
