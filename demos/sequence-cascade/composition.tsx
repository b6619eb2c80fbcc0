import {
  AbsoluteFill,
  Easing,
  interpolate,
  Sequence,
  useCurrentFrame,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  stagger: z.number().int().min(0).max(15),
});

export const defaultProps: z.infer<typeof schema> = {
  stagger: 8,
};

const Line = ({width, color}: {width: number; color: string}) => {
  const frame = useCurrentFrame();
  const progress = interpolate(frame, [0, 24], [0, 1], {
    easing: Easing.out(Easing.exp),
    extrapolateRight: 'clamp',
  });
  return (
    <div
      style={{
        display: 'flex',
        gap: 20,
        opacity: progress,
        translate: `${(1 - progress) * 160}px 0`,
      }}
    >
      <div
        style={{
          width: 40,
          height: 40,
          borderRadius: 12,
          backgroundColor: color,
        }}
      />
      <div
        style={{
          width,
          height: 40,
          borderRadius: 12,
          backgroundColor: '#e3d2b1',
        }}
      />
    </div>
  );
};

export const Cascade = ({stagger}: z.infer<typeof schema>) => (
  <AbsoluteFill
    style={{
      backgroundColor: '#fbf0dc',
      justifyContent: 'center',
      gap: 22,
      paddingLeft: 90,
    }}
  >
    {[360, 420, 300, 390, 250].map((width, index) => (
      <Sequence key={width} from={index * stagger} layout="none">
        <Line width={width} color={index === 2 ? '#ff6f42' : '#1fa99d'} />
      </Sequence>
    ))}
  </AbsoluteFill>
);
