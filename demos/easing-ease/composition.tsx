import {
  AbsoluteFill,
  Easing,
  interpolate,
  interpolateColors,
  useCurrentFrame,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  duration: z.number().int().min(4).max(40),
});

export const defaultProps: z.infer<typeof schema> = {
  duration: 24,
};

export const Toggle = ({duration}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const on = interpolate(
    frame,
    [12, 12 + duration, 55, 55 + Math.min(duration, 30)],
    [0, 1, 1, 0],
    {
      easing: Easing.ease,
      extrapolateLeft: 'clamp',
      extrapolateRight: 'clamp',
    },
  );

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#261d38',
        placeContent: 'center',
        alignItems: 'center',
      }}
    >
      <div
        style={{
          width: 320,
          height: 160,
          borderRadius: 80,
          padding: 16,
          backgroundColor: interpolateColors(
            on,
            [0, 1],
            ['#463a5e', '#ff6f42'],
          ),
        }}
      >
        <div
          style={{
            width: 128,
            height: 128,
            borderRadius: 64,
            backgroundColor: '#eef3f3',
            translate: `${on * 160}px 0`,
          }}
        />
      </div>
    </AbsoluteFill>
  );
};
