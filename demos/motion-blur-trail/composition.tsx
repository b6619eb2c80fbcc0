import {Trail} from '@remotion/motion-blur';
import {AbsoluteFill, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  layers: z.number().int().min(1).max(40),
  lagInFrames: z.number().min(0.1).max(2),
  trailOpacity: z.number().min(0.1).max(1),
});

export const defaultProps: z.infer<typeof schema> = {
  layers: 24,
  lagInFrames: 0.6,
  trailOpacity: 0.7,
};

const Dot = () => {
  const angle = (useCurrentFrame() / 120) * 2 * Math.PI;
  const x = Math.sin(angle * 2) * 220;
  const y = Math.sin(angle * 3) * 110;
  return (
    <AbsoluteFill style={{placeContent: 'center', alignItems: 'center'}}>
      <div
        style={{
          width: 48,
          height: 48,
          borderRadius: 24,
          backgroundColor: '#ff6f42',
          translate: `${x}px ${y}px`,
        }}
      />
    </AbsoluteFill>
  );
};

export const Comet = (trail: z.infer<typeof schema>) => (
  <AbsoluteFill style={{backgroundColor: '#15262b'}}>
    <Trail {...trail}>
      <Dot />
    </Trail>
  </AbsoluteFill>
);
