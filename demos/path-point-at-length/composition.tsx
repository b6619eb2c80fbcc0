import {getLength, getPointAtLength} from '@remotion/paths';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  cars: z.number().int().min(1).max(12),
  gap: z.number().int().min(12).max(60),
});

export const defaultProps: z.infer<typeof schema> = {
  cars: 5,
  gap: 34,
};

const track =
  'M180 80H460A100 100 0 0 1 460 280C380 280 380 190 320 190S260 280 180 280A100 100 0 0 1 180 80Z';
const length = getLength(track);

export const Train = ({cars, gap}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const head = (frame / durationInFrames) * length;

  return (
    <AbsoluteFill style={{backgroundColor: '#2a231b'}}>
      <svg viewBox="0 0 640 360">
        <path d={track} fill="none" stroke="#4d4335" strokeWidth={10} />
        {Array.from({length: cars}, (_, car) => {
          const point = getPointAtLength(
            track,
            (head - car * gap + length * 2) % length,
          );
          return (
            <circle
              key={car}
              cx={point.x}
              cy={point.y}
              r={13}
              fill={car === 0 ? '#ff6f42' : '#5cd0c5'}
            />
          );
        })}
      </svg>
    </AbsoluteFill>
  );
};
