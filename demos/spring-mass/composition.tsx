import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  heaviest: z.number().min(1).max(10),
  damping: z.number().int().min(3).max(20),
});

export const defaultProps: z.infer<typeof schema> = {
  heaviest: 5,
  damping: 6,
};

const coil = (length: number) =>
  Array.from(
    {length: 13},
    (_, i) =>
      `${i === 0 || i === 12 ? 0 : i % 2 ? -16 : 16},${(i / 12) * length}`,
  ).join(' ');

export const Weights = ({heaviest, damping}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();

  return (
    <AbsoluteFill style={{backgroundColor: '#15262b'}}>
      <svg viewBox="0 0 640 360" fill="none">
        <path
          d="M80 30H560"
          stroke="#8ca0a6"
          strokeWidth={6}
          strokeLinecap="round"
        />
        {[0.4, 0.65, 1].map((part, index) => {
          const length =
            60 +
            80 *
              spring({
                frame,
                fps,
                config: {mass: heaviest * part ** 2, damping},
              });
          const size = 30 + part * 60;
          return (
            <g key={part} transform={`translate(${160 + index * 160} 30)`}>
              <polyline
                points={coil(length)}
                stroke="#3d565d"
                strokeWidth={4}
                strokeLinejoin="round"
              />
              <rect
                x={-size / 2}
                y={length}
                width={size}
                height={size}
                rx={12}
                fill={['#f4d58d', '#5cd0c5', '#ff6f42'][index]}
              />
            </g>
          );
        })}
      </svg>
    </AbsoluteFill>
  );
};
