import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  delay: z.number().int().min(0).max(10),
  damping: z.number().int().min(5).max(30),
});

export const defaultProps: z.infer<typeof schema> = {
  delay: 4,
  damping: 11,
};

export const Staggered = ({delay, damping}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#15262b',
        display: 'grid',
        gridTemplateColumns: 'repeat(5, 88px)',
        gap: 20,
        placeContent: 'center',
      }}
    >
      {Array.from({length: 15}, (_, index) => {
        const scale = spring({
          frame,
          fps,
          delay: ((index % 5) + Math.floor(index / 5)) * delay,
          config: {damping},
        });
        return (
          <div
            key={index}
            style={{
              height: 88,
              borderRadius: 18,
              scale: String(scale),
              backgroundColor: index === 7 ? '#ff6f42' : '#5cd0c5',
            }}
          />
        );
      })}
    </AbsoluteFill>
  );
};
