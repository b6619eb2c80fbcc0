import {
  AbsoluteFill,
  Easing,
  interpolate,
  random,
  useCurrentFrame,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  count: z.number().int().min(3).max(24),
  reach: z.number().min(60).max(200),
});

export const defaultProps: z.infer<typeof schema> = {
  count: 12,
  reach: 150,
};

// A face and a heart of 24 × 24, drawn: they look the same on every machine.
const wow = [
  ['M12 1a11 11 0 1 0 .01 0', '#ffd23f'],
  [
    'M8 6.5a1.6 2.2 0 1 0 .01 0M16 6.5a1.6 2.2 0 1 0 .01 0M12 13a3 3.6 0 1 0 .01 0',
    '#5b3a12',
  ],
];
const heart = [
  [
    'M12 22C4 16 1 12 1 7.5a5.5 5.5 0 0 1 11-2 5.5 5.5 0 0 1 11 2C23 12 20 16 12 22',
    '#ff4d6d',
  ],
];

export const Ring = ({count, reach}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill style={{backgroundColor: '#0b1315'}}>
      {Array.from({length: count}, (_, index) => {
        const start = random(`start ${index}`) * 6;
        const distance = interpolate(frame - start, [0, 40], [0, reach], {
          easing: Easing.out(Easing.cubic),
          extrapolateLeft: 'clamp',
          extrapolateRight: 'clamp',
        });
        const opacity = interpolate(frame, [30, 50], [1, 0], {
          extrapolateLeft: 'clamp',
        });
        const angle = (index / count) * 2 * Math.PI;
        return (
          <AbsoluteFill
            key={index}
            style={{
              alignItems: 'center',
              justifyContent: 'center',
              opacity,
              translate: `${Math.cos(angle) * distance}px ${Math.sin(angle) * distance}px`,
            }}
          >
            <svg viewBox="0 0 24 24" width="44">
              {(index % 2 === 0 ? wow : heart).map(([d, fill]) => (
                <path key={d} d={d} fill={fill} />
              ))}
            </svg>
          </AbsoluteFill>
        );
      })}
    </AbsoluteFill>
  );
};
