import {AbsoluteFill, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  text: z.string().max(12),
  size: z.number().int().min(40).max(200),
});

export const defaultProps: z.infer<typeof schema> = {
  text: 'discover',
  size: 110,
};

export const Spotlight = ({text, size}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const angle = (frame / 120) * 2 * Math.PI;
  const x = 320 - Math.cos(angle) * 210;
  const y = 180 + Math.sin(angle * 2) * 50;
  const word = {
    placeContent: 'center',
    alignItems: 'center',
    font: '600 132px Instrument Sans Variable, sans-serif',
  };

  return (
    <AbsoluteFill style={{backgroundColor: '#15262b'}}>
      <AbsoluteFill style={{...word, color: '#20353b'}}>{text}</AbsoluteFill>
      <AbsoluteFill
        style={{
          ...word,
          backgroundColor: '#f4d58d',
          color: '#15262b',
          clipPath: `circle(${size}px at ${x}px ${y}px)`,
        }}
      >
        {text}
      </AbsoluteFill>
    </AbsoluteFill>
  );
};
