import '@fontsource/abril-fatface/latin-400.css';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  target: z.number().int().min(100).max(99999),
  suffix: z.string().max(12),
});

export const defaultProps: z.infer<typeof schema> = {
  target: 24800,
  suffix: 'frames',
};

export const Counter = ({target, suffix}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const value = interpolate(frame, [5, 70], [0, target], {
    easing: Easing.out(Easing.poly(5)),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#0b6e4f',
        placeContent: 'center',
        alignItems: 'center',
      }}
    >
      <div
        style={{
          color: '#fdf0c4',
          font: '400 168px/1 Abril Fatface, serif',
        }}
      >
        {Math.round(value).toLocaleString('en-US')}
      </div>
      <div
        style={{
          marginTop: 18,
          color: '#a9dcc3',
          font: '500 34px Instrument Sans Variable, sans-serif',
        }}
      >
        {suffix}
      </div>
    </AbsoluteFill>
  );
};
