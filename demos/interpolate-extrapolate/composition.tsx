import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  until: z.number().int().min(20).max(80),
});

export const defaultProps: z.infer<typeof schema> = {
  until: 40,
};

const modes = ['extend', 'clamp', 'wrap', 'identity'] as const;

export const Extrapolate = ({until}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill style={{backgroundColor: '#18223f'}}>
      <svg
        viewBox="0 0 640 360"
        fontFamily={'JetBrains Mono Variable, monospace'}
        fontSize={24}
      >
        <rect x={190} y={24} width={150} height={312} fill="#1b3330" />
        {modes.map((mode, row) => {
          const x = interpolate(frame, [0, until], [0, 150], {
            extrapolateRight: mode,
          });
          return (
            <g key={mode} transform={`translate(190 ${66 + row * 76})`}>
              <text x={-150} y={8} fill="#97a3c4">
                {mode}
              </text>
              <path d="M0 0H410" stroke="#37446a" strokeWidth={3} />
              <circle
                cx={x}
                r={18}
                fill={frame > until ? '#ff6f42' : '#5cd0c5'}
              />
            </g>
          );
        })}
        <path
          d="M340 24V336"
          stroke="#f4d58d"
          strokeWidth={2}
          strokeDasharray="4 8"
        />
      </svg>
    </AbsoluteFill>
  );
};
