import {
  AbsoluteFill,
  Easing,
  interpolate,
  random,
  useCurrentFrame,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  liftOff: z.number().int().min(40).max(85),
});

export const defaultProps: z.infer<typeof schema> = {
  liftOff: 70,
};

export const Rocket = ({liftOff}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const y = interpolate(frame, [10, liftOff], [0, -420], {
    easing: Easing.exp,
    extrapolateLeft: 'clamp',
    extrapolateRight: 'extend',
  });
  const flame = 30 + random(frame) * 16 + Math.min(60, -y / 3);

  return (
    <AbsoluteFill style={{backgroundColor: '#261d38'}}>
      <svg viewBox="0 0 640 360">
        {Array.from({length: 40}, (_, i) => (
          <circle
            key={i}
            cx={random(`x${i}`) * 640}
            cy={random(`y${i}`) * 300}
            r={1.5}
            fill="#a79bbf"
          />
        ))}
        <path d="M0 330H640V360H0Z" fill="#1a3f3d" />
        <g transform={`translate(320 ${270 + y})`}>
          <path d={`M-14 50L0 ${50 + flame}L14 50Z`} fill="#ff6f42" />
          <path d="M-24 30L-44 62L-20 54M24 30L44 62L20 54" fill="#2b9c92" />
          <path
            d="M0 -70C34 -34 30 24 20 54H-20C-30 24 -34 -34 0 -70Z"
            fill="#eef3f3"
          />
          <circle cy={-16} r={11} fill="#261d38" />
        </g>
      </svg>
    </AbsoluteFill>
  );
};
