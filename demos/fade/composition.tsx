import {
  AbsoluteFill,
  interpolate,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  fadeIn: z.number().int().min(1).max(40),
  fadeOut: z.number().int().min(1).max(40),
});

export const defaultProps: z.infer<typeof schema> = {
  fadeIn: 20,
  fadeOut: 20,
};

export const FadingTitle = ({fadeIn, fadeOut}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const last = durationInFrames - 1;
  const opacity = interpolate(
    frame,
    [0, fadeIn, last - fadeOut, last],
    [0, 1, 1, 0],
  );

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#18223f',
        placeContent: 'center',
        alignItems: 'center',
      }}
    >
      <h1
        style={{
          margin: 0,
          opacity,
          color: '#ff6f42',
          font: '600 120px Instrument Sans Variable, sans-serif',
        }}
      >
        Hello
      </h1>
      <p
        style={{
          margin: 0,
          color: '#97a3c4',
          font: '500 28px JetBrains Mono Variable, monospace',
        }}
      >
        opacity {opacity.toFixed(2)}
      </p>
    </AbsoluteFill>
  );
};
