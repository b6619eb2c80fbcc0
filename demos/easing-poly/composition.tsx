import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  power: z.number().int().min(1).max(8),
});

export const defaultProps: z.infer<typeof schema> = {
  power: 4,
};

export const Powers = ({power}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const time = interpolate(frame, [5, 75], [0, 1], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill style={{backgroundColor: '#261d38'}}>
      <svg viewBox="0 0 640 360" fill="none">
        {[1, 2, 3, 4, 5, 6, 7, 8].map((n) => {
          const easing = Easing.poly(n);
          const points = Array.from(
            {length: 51},
            (_, i) => `${90 + i * 9.2},${310 - easing(i / 50) * 260}`,
          );
          const chosen = n === power;
          return (
            <g key={n}>
              <polyline
                points={points.join(' ')}
                stroke={chosen ? '#ff6f42' : '#463a5e'}
                strokeWidth={chosen ? 5 : 3}
              />
              <circle
                cx={90 + time * 460}
                cy={310 - easing(time) * 260}
                r={chosen ? 18 : 7}
                fill={chosen ? '#ff6f42' : '#5cd0c5'}
              />
            </g>
          );
        })}
      </svg>
    </AbsoluteFill>
  );
};
