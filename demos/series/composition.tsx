import {AbsoluteFill, interpolate, Series, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  first: z.number().int().min(20).max(50),
  second: z.number().int().min(20).max(50),
  offset: z.number().int().min(-20).max(20),
});

export const defaultProps: z.infer<typeof schema> = {
  first: 40,
  second: 20,
  offset: -10,
};

const Scene = ({title, color}: {title: string; color: string}) => {
  const frame = useCurrentFrame();
  const clip = interpolate(frame, [0, 14], [100, 0], {
    extrapolateRight: 'clamp',
  });
  return (
    <AbsoluteFill
      style={{
        backgroundColor: color,
        clipPath: `inset(${clip}% 0 0 0)`,
        justifyContent: 'space-between',
        padding: '36px 48px',
        color: '#15262b',
        font: '600 96px Instrument Sans Variable, sans-serif',
      }}
    >
      <div style={{font: '500 28px JetBrains Mono Variable, monospace'}}>
        frame {frame}
      </div>
      {title}
    </AbsoluteFill>
  );
};

export const ThreeScenes = ({
  first,
  second,
  offset,
}: z.infer<typeof schema>) => (
  <AbsoluteFill style={{backgroundColor: '#fbf0dc'}}>
    <Series>
      <Series.Sequence durationInFrames={first}>
        <Scene title="One" color="#1fa99d" />
      </Series.Sequence>
      <Series.Sequence durationInFrames={second}>
        <Scene title="Two" color="#ff6f42" />
      </Series.Sequence>
      <Series.Sequence durationInFrames={80} offset={offset}>
        <Scene title="Three" color="#f2c14e" />
      </Series.Sequence>
    </Series>
  </AbsoluteFill>
);
