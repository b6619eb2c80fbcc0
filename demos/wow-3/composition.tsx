import {AbsoluteFill, Easing, interpolate, random, Sequence, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  bursts: z.number().int().min(1).max(6),
  gap: z.number().int().min(4).max(24),
});

export const defaultProps: z.infer<typeof schema> = {
  bursts: 5,
  gap: 12,
};

const Burst = ({emoji}: {emoji: string}) => {
  const frame = useCurrentFrame();
  const opacity = interpolate(frame, [26, 44], [1, 0], {extrapolateLeft: 'clamp'});
  return Array.from({length: 10}, (_, index) => {
    const distance = interpolate(frame - random(`${emoji} ${index}`) * 5, [0, 36], [0, 110], {
      easing: Easing.out(Easing.cubic),
      extrapolateLeft: 'clamp',
      extrapolateRight: 'clamp',
    });
    const angle = (index / 10) * 2 * Math.PI;
    const translate = `${Math.cos(angle) * distance}px ${Math.sin(angle) * distance}px`;
    return (
      <AbsoluteFill
        key={index}
        style={{alignItems: 'center', justifyContent: 'center', fontSize: 34, opacity, translate}}
      >
        {emoji}
      </AbsoluteFill>
    );
  });
};

const emojis = ['😮', '❤️', '🎉', '🤯', '👏', '🔥'];

export const Fireworks = ({bursts, gap}: z.infer<typeof schema>) => (
  <AbsoluteFill style={{backgroundColor: '#0b1315'}}>
    {emojis.slice(0, bursts).map((emoji, index) => {
      const x = (random(`x ${emoji}`) - 0.5) * 380;
      const y = (random(`y ${emoji}`) - 0.5) * 160;
      return (
        <Sequence
          key={emoji}
          from={index * gap}
          durationInFrames={46}
          style={{translate: `${x}px ${y}px`}}
        >
          <Burst emoji={emoji} />
        </Sequence>
      );
    })}
  </AbsoluteFill>
);
