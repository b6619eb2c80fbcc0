import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  durationInFrames: z.number().int().min(15).max(85),
});

export const defaultProps: z.infer<typeof schema> = {
  durationInFrames: 60,
};

export const Stretched = ({durationInFrames}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const x = (at: number) => 60 + (at / 89) * 520;
  const rows = [
    {color: '#5cd0c5', y: 150, at: (f: number) => spring({frame: f, fps})},
    {
      color: '#ff6f42',
      y: 310,
      at: (f: number) => spring({frame: f, fps, durationInFrames}),
    },
  ];

  return (
    <AbsoluteFill style={{backgroundColor: '#15262b'}}>
      <svg viewBox="0 0 640 360" fill="none">
        <path
          d={`M${x(durationInFrames)} 20V330`}
          stroke="#f4d58d"
          strokeWidth={3}
          strokeDasharray="4 8"
        />
        {rows.map(({color, y, at}) => {
          const points = Array.from(
            {length: 90},
            (_, f) => `${x(f)},${y - at(f) * 100}`,
          );
          return (
            <g key={color}>
              <path
                d={`M60 ${y}H580M60 ${y - 100}H580`}
                stroke="#31484f"
                strokeWidth={2}
              />
              <polyline
                points={points.join(' ')}
                stroke={color}
                strokeWidth={4}
                opacity={0.5}
              />
              <circle
                cx={x(frame)}
                cy={y - at(frame) * 100}
                r={14}
                fill={color}
              />
            </g>
          );
        })}
      </svg>
    </AbsoluteFill>
  );
};
