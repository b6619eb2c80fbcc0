import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  angle: z.number().min(0).max(360),
  reach: z.number().min(60).max(260),
});

export const defaultProps: z.infer<typeof schema> = {
  angle: 30,
  reach: 200,
};

// A face of 24 × 24, drawn: it looks the same on every machine.
const wow = [
  ['M12 1a11 11 0 1 0 .01 0', '#ffd23f'],
  [
    'M8 6.5a1.6 2.2 0 1 0 .01 0M16 6.5a1.6 2.2 0 1 0 .01 0M12 13a3 3.6 0 1 0 .01 0',
    '#5b3a12',
  ],
];

export const Flight = ({angle, reach}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const distance = interpolate(frame, [0, 40], [0, reach], {
    easing: Easing.out(Easing.cubic),
    extrapolateRight: 'clamp',
  });
  const opacity = interpolate(frame, [30, 50], [1, 0], {
    extrapolateLeft: 'clamp',
  });
  const radians = (angle * Math.PI) / 180;
  const x = Math.cos(radians) * distance;
  const y = Math.sin(radians) * distance;

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#0b1315',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <svg
        viewBox="0 0 24 24"
        width="72"
        style={{opacity, translate: `${x}px ${y}px`}}
      >
        {wow.map(([d, fill]) => (
          <path key={d} d={d} fill={fill} />
        ))}
      </svg>
    </AbsoluteFill>
  );
};
