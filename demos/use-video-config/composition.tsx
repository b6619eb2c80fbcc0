import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  columns: z.number().int().min(3).max(14),
});

export const defaultProps: z.infer<typeof schema> = {
  columns: 8,
};

export const Grid = ({columns}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height, durationInFrames} = useVideoConfig();
  const cell = width / columns;
  const rows = Math.ceil(height / cell);
  const time = (frame / durationInFrames) * 2 * Math.PI;

  return (
    <AbsoluteFill style={{backgroundColor: '#18223f'}}>
      <svg viewBox={`0 0 ${width} ${height}`}>
        {Array.from({length: columns * rows}, (_, index) => {
          const column = index % columns;
          const row = Math.floor(index / columns);
          const wave = (1 + Math.sin(time - (column + row) * 0.55)) / 2;
          return (
            <rect
              key={index}
              x={(column + 0.5) * cell - cell * 0.42 * wave}
              y={(row + 0.5) * cell - cell * 0.42 * wave}
              width={cell * 0.84 * wave}
              height={cell * 0.84 * wave}
              rx={cell * 0.12}
              fill={wave > 0.93 ? '#ff6f42' : '#5cd0c5'}
              opacity={0.25 + wave * 0.75}
            />
          );
        })}
      </svg>
    </AbsoluteFill>
  );
};
