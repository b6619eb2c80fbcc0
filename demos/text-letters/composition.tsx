import {AbsoluteFill, interpolateColors, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  text: z.string().max(12),
  height: z.number().int().min(0).max(70),
  lag: z.number().min(0).max(1.5),
});

export const defaultProps: z.infer<typeof schema> = {
  text: 'animate',
  height: 34,
  lag: 0.6,
};

export const Wave = ({text, height, lag}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill
      style={{
        flexDirection: 'row',
        backgroundColor: '#0b1315',
        placeContent: 'center',
        alignItems: 'center',
        font: '600 124px Instrument Sans Variable, sans-serif',
      }}
    >
      {text.split('').map((letter, index) => {
        const wave = Math.sin((frame / 30) * 2 * Math.PI - index * lag);
        const color = interpolateColors(wave, [-1, 1], ['#5cd0c5', '#ff6f42']);
        return (
          <span key={index} style={{color, translate: `0 ${-wave * height}px`, whiteSpace: 'pre'}}>
            {letter}
          </span>
        );
      })}
    </AbsoluteFill>
  );
};
