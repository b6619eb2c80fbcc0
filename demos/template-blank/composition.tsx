import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  guides: z.boolean(),
});

export const defaultProps: z.infer<typeof schema> = {
  guides: true,
};

export const Blank = ({guides}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height, fps, durationInFrames} = useVideoConfig();
  const x = (frame / (durationInFrames - 1)) * (width - 96) + 48;

  return (
    <AbsoluteFill style={{backgroundColor: '#0b1315'}}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        fill="none"
        stroke="#24353a"
        strokeWidth={2}
      >
        {guides && (
          <path
            d={`M${width / 2} 24V${height - 24}M24 ${height / 2}H${width - 24}`}
            strokeDasharray="6 8"
          />
        )}
        <rect x={24} y={24} width={width - 48} height={height - 48} rx={10} />
        <path d={`M48 ${height - 60}H${width - 48}`} />
        <path
          d={`M${x} ${height - 76}V${height - 44}`}
          stroke="#ff6f42"
          strokeWidth={4}
        />
      </svg>
      <div
        style={{
          position: 'absolute',
          left: 48,
          top: 44,
          color: '#8ca0a6',
          font: '500 24px/1.5 JetBrains Mono Variable, monospace',
        }}
      >
        {width} × {height}
        <br />
        {fps} fps
        <br />
        <span style={{color: '#ff6f42'}}>frame {frame}</span>
      </div>
    </AbsoluteFill>
  );
};
