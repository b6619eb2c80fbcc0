import {Polygon} from '@remotion/shapes';
import {AbsoluteFill, interpolateColors, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  points: z.number().int().min(3).max(10),
  copies: z.number().int().min(1).max(12),
  edgeRoundness: z.number().min(0).max(0.6),
});

export const defaultProps: z.infer<typeof schema> = {
  points: 6,
  copies: 9,
  edgeRoundness: 0,
};

export const Nested = ({
  points,
  copies,
  edgeRoundness,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const twist = Math.sin((frame / 120) * 2 * Math.PI) * 14;

  return (
    <AbsoluteFill style={{backgroundColor: '#dceaf4'}}>
      {Array.from({length: copies}, (_, copy) => (
        <AbsoluteFill
          key={copy}
          style={{
            placeContent: 'center',
            alignItems: 'center',
            rotate: `${copy * twist}deg`,
          }}
        >
          <Polygon
            points={points}
            radius={164 - copy * (150 / copies)}
            edgeRoundness={edgeRoundness || null}
            fill={interpolateColors(
              copy,
              [0, Math.max(1, copies - 1)],
              ['#bfe3e0', '#0f9288'],
            )}
            stroke="#dceaf4"
            strokeWidth={2}
          />
        </AbsoluteFill>
      ))}
    </AbsoluteFill>
  );
};
