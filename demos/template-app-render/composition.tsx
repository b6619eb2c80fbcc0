import {AbsoluteFill, interpolate, random, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  functions: z.number().int().min(2).max(12),
});

export const defaultProps: z.infer<typeof schema> = {
  functions: 6,
};

export const RenderInParts = ({functions}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const parts = Array.from({length: functions}, (_, index) => {
    const end = 50 + random(`part-${index}`) * 35;
    return interpolate(frame, [8, end], [0, 1], {
      extrapolateLeft: 'clamp',
      extrapolateRight: 'clamp',
    });
  });
  const total = parts.reduce((sum, part) => sum + part, 0) / functions;
  const gap = interpolate(frame, [88, 100], [10, 0], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill style={{backgroundColor: '#0b1315', padding: 48}}>
      <div
        style={{
          color: '#eef3f3',
          font: '600 40px Instrument Sans Variable, sans-serif',
        }}
      >
        {total < 1 ? 'Rendering' : 'video.mp4'}
      </div>
      <div
        style={{
          marginTop: 6,
          color: '#8ca0a6',
          font: '500 26px JetBrains Mono Variable, monospace',
        }}
      >
        {Math.round(total * 100)} % in {functions} functions
      </div>
      <div style={{display: 'flex', gap, marginTop: 48}}>
        {parts.map((part, index) => (
          <div
            key={index}
            style={{flex: 1, height: 110, backgroundColor: '#24353a'}}
          >
            <div
              style={{
                height: '100%',
                width: `${part * 100}%`,
                backgroundColor: part < 1 ? '#ff6f42' : '#5cd0c5',
              }}
            />
          </div>
        ))}
      </div>
    </AbsoluteFill>
  );
};
