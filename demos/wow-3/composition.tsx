import {
  AbsoluteFill,
  Easing,
  interpolate,
  random,
  Sequence,
  useCurrentFrame,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  bursts: z.number().int().min(1).max(6),
  gap: z.number().int().min(4).max(24),
});

export const defaultProps: z.infer<typeof schema> = {
  bursts: 5,
  gap: 12,
};

/** Pictures of 24 × 24: outlines, each with its color. */
const stickers = {
  wow: [
    ['M12 1a11 11 0 1 0 .01 0', '#ffd23f'],
    [
      'M8 6.5a1.6 2.2 0 1 0 .01 0M16 6.5a1.6 2.2 0 1 0 .01 0M12 13a3 3.6 0 1 0 .01 0',
      '#5b3a12',
    ],
  ],
  heart: [
    [
      'M12 22C4 16 1 12 1 7.5a5.5 5.5 0 0 1 11-2 5.5 5.5 0 0 1 11 2C23 12 20 16 12 22',
      '#ff4d6d',
    ],
  ],
  star: [
    [
      'M12 1l3.2 7 7.8.8-5.8 5.2 1.6 7.7-6.8-3.9-6.8 3.9L6.8 14 1 8.8 8.8 8z',
      '#f4d58d',
    ],
  ],
  flame: [
    [
      'M12 1c2 5 8 7 8 14a8 8 0 0 1-16 0c0-4 3-5 3-9 2 1 3 3 3 5 2-2 3-6 2-10',
      '#ff6f42',
    ],
    ['M12 13c1 2 4 3 4 6a4 4 0 0 1-8 0c0-2 2-3 4-6', '#ffd23f'],
  ],
  drop: [['M12 1c5 7 8 10 8 14a8 8 0 0 1-16 0c0-4 3-7 8-14', '#5cd0c5']],
  bolt: [['M14 1L4 14h7l-2 9 11-14h-8z', '#a78bfa']],
};
type Name = keyof typeof stickers;

const Burst = ({name}: {name: Name}) => {
  const frame = useCurrentFrame();
  const opacity = interpolate(frame, [26, 44], [1, 0], {
    extrapolateLeft: 'clamp',
  });
  return Array.from({length: 10}, (_, index) => {
    const distance = interpolate(
      frame - random(`${name} ${index}`) * 5,
      [0, 36],
      [0, 110],
      {
        easing: Easing.out(Easing.cubic),
        extrapolateLeft: 'clamp',
        extrapolateRight: 'clamp',
      },
    );
    const angle = (index / 10) * 2 * Math.PI;
    const translate = `${Math.cos(angle) * distance}px ${Math.sin(angle) * distance}px`;
    return (
      <AbsoluteFill
        key={index}
        style={{
          alignItems: 'center',
          justifyContent: 'center',
          opacity,
          translate,
        }}
      >
        <svg viewBox="0 0 24 24" width="36">
          {stickers[name].map(([d, fill]) => (
            <path key={d} d={d} fill={fill} />
          ))}
        </svg>
      </AbsoluteFill>
    );
  });
};

const names: Name[] = ['wow', 'heart', 'star', 'flame', 'drop', 'bolt'];

export const Fireworks = ({bursts, gap}: z.infer<typeof schema>) => (
  <AbsoluteFill style={{backgroundColor: '#0b1315'}}>
    {names.slice(0, bursts).map((name, index) => {
      const x = (random(`x ${name}`) - 0.5) * 380;
      const y = (random(`y ${name}`) - 0.5) * 160;
      return (
        <Sequence
          key={name}
          from={index * gap}
          durationInFrames={46}
          style={{translate: `${x}px ${y}px`}}
        >
          <Burst name={name} />
        </Sequence>
      );
    })}
  </AbsoluteFill>
);
