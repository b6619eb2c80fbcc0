import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  gap: z.number().int().min(0).max(110),
});

export const defaultProps: z.infer<typeof schema> = {
  gap: 70,
};

const layers = [
  {background: '#24393f', content: null},
  {
    background:
      'radial-gradient(circle at 70% 40%, #ff6f42 70px, transparent 71px)',
    content: null,
  },
  {background: 'linear-gradient(#0000 62%, #5cd0c5 62%)', content: null},
  {background: 'none', content: 'Title'},
];

export const Layers = ({gap}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const lift = interpolate(frame, [10, 50, 85, 115], [0, 1, 1, 0], {
    easing: Easing.inOut(Easing.cubic),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill style={{backgroundColor: '#18223f', perspective: 1400}}>
      {layers.map(({background, content}, index) => (
        <AbsoluteFill
          key={index}
          style={{
            scale: String(1 - lift * 0.42),
            transform: `rotateX(${lift * 54}deg) rotateZ(${lift * -38}deg) translateZ(${lift * gap * (index - 1)}px)`,
            background,
            border: `2px solid rgba(238, 243, 243, ${lift * 0.4})`,
            padding: '28px 40px',
            color: '#eef3f3',
            font: '600 84px Instrument Sans Variable, sans-serif',
          }}
        >
          {content}
        </AbsoluteFill>
      ))}
    </AbsoluteFill>
  );
};
