import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  lowest: z.number().int().min(1).max(10),
  highest: z.number().int().min(12).max(200),
});

export const defaultProps: z.infer<typeof schema> = {
  lowest: 4,
  highest: 40,
};

export const Damping = ({lowest, highest}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const rows = 7;

  return (
    <AbsoluteFill style={{backgroundColor: '#15262b'}}>
      <svg viewBox="0 0 640 360">
        <path d="M430 30V330" stroke="#31484f" strokeWidth={3} />
        {Array.from({length: rows}, (_, row) => {
          const damping = lowest * (highest / lowest) ** (row / (rows - 1));
          const value = spring({frame, fps, config: {damping}});
          return (
            <g key={row} transform={`translate(0 ${54 + row * 42})`}>
              <rect
                x={60}
                y={-4}
                width={Math.max(0, value * 370)}
                height={8}
                rx={4}
                fill="#1d5653"
              />
              <circle
                cx={60 + value * 370}
                r={16}
                fill={row === 0 ? '#ff6f42' : '#5cd0c5'}
              />
            </g>
          );
        })}
      </svg>
    </AbsoluteFill>
  );
};
