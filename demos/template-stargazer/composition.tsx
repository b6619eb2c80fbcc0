import {AbsoluteFill, interpolate, random, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  repository: z.string().max(22),
  stars: z.number().int().min(10).max(20000),
});

export const defaultProps: z.infer<typeof schema> = {
  repository: 'you/your-project',
  stars: 1200,
};

export const Stargazers = ({repository, stars}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const count = Math.round(
    interpolate(frame, [0, 120], [1, stars], {extrapolateRight: 'clamp'}),
  );

  return (
    <AbsoluteFill style={{backgroundColor: '#15262b', perspective: 500}}>
      {Array.from({length: 14}, (_, index) => {
        const depth =
          ((index * 60 - frame * 7) % 840) +
          (index * 60 - frame * 7 < 0 ? 840 : 0);
        return (
          <div
            key={index}
            style={{
              position: 'absolute',
              left: 320 + (random(`x${index}`) - 0.5) * 620 - 70,
              top: 180 + (random(`y${index}`) - 0.5) * 300 - 28,
              display: 'flex',
              alignItems: 'center',
              gap: 10,
              width: 140,
              height: 56,
              borderRadius: 14,
              backgroundColor: '#20353b',
              transform: `translateZ(${320 - depth}px)`,
              opacity: interpolate(depth, [0, 60, 500, 840], [0, 1, 0.6, 0]),
            }}
          >
            <div
              style={{
                marginLeft: 12,
                width: 32,
                height: 32,
                borderRadius: 16,
                backgroundColor: ['#5cd0c5', '#ff6f42', '#f4d58d'][index % 3],
              }}
            />
            <div
              style={{
                width: 60,
                height: 10,
                borderRadius: 5,
                backgroundColor: '#3d565d',
              }}
            />
          </div>
        );
      })}
      <AbsoluteFill
        style={{placeContent: 'center', textAlign: 'center', color: '#eef3f3'}}
      >
        <div
          style={{
            font: '600 84px/1 JetBrains Mono Variable, monospace',
            color: '#f4d58d',
          }}
        >
          ★ {count.toLocaleString('en-US')}
        </div>
        <div
          style={{
            marginTop: 14,
            font: '500 28px Instrument Sans Variable, sans-serif',
          }}
        >
          {repository}
        </div>
      </AbsoluteFill>
    </AbsoluteFill>
  );
};
