import '@fontsource/fredoka/latin-600.css';
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
        backgroundColor: '#fff0f6',
        placeContent: 'center',
        alignItems: 'center',
        font: '600 138px Fredoka, sans-serif',
      }}
    >
      {text.split('').map((letter, index) => {
        const wave = Math.sin((frame / 30) * 2 * Math.PI - index * lag);
        const color = interpolateColors(wave, [-1, 1], ['#4263eb', '#e64980']);
        return (
          <span
            key={index}
            style={{
              color,
              translate: `0 ${-wave * height}px`,
              whiteSpace: 'pre',
            }}
          >
            {letter}
          </span>
        );
      })}
    </AbsoluteFill>
  );
};
