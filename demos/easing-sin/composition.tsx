import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  smallest: z.number().int().min(20).max(120),
  largest: z.number().int().min(80).max(170),
});

export const defaultProps: z.infer<typeof schema> = {
  smallest: 60,
  largest: 150,
};

export const Breathing = ({smallest, largest}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const radius = interpolate(
    frame,
    [0, 45, 90],
    [smallest, largest, smallest],
    {
      easing: Easing.inOut(Easing.sin),
    },
  );

  return (
    <AbsoluteFill style={{backgroundColor: '#261d38'}}>
      <svg viewBox="-320 -180 640 360" fill="none">
        <circle r={largest} stroke="#463a5e" strokeWidth={2} />
        <circle r={radius} fill="#1a3f3d" />
        <circle r={radius * 0.8} fill="#1d5653" />
        <circle r={radius * 0.6} fill="#2b9c92" />
        <circle r={radius * 0.4} fill="#5cd0c5" />
      </svg>
    </AbsoluteFill>
  );
};
