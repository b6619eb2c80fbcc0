import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  curve: z.enum(['quad', 'cubic', 'sin', 'exp', 'circle']),
});

export const defaultProps: z.infer<typeof schema> = {
  curve: 'cubic',
};

export const InOut = ({curve}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const time = interpolate(frame, [8, 72], [0, 1], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill style={{backgroundColor: '#261d38'}}>
      <svg
        viewBox="0 0 640 360"
        fill="none"
        fontFamily={'JetBrains Mono Variable, monospace'}
        fontSize={24}
      >
        {(['in', 'out', 'inOut'] as const).map((name, index) => {
          const easing = Easing[name](Easing[curve]);
          const points = Array.from(
            {length: 41},
            (_, i) => `${i * 3.6},${180 - easing(i / 40) * 144}`,
          );
          return (
            <g key={name} transform={`translate(${54 + index * 194} 60)`}>
              <path d="M0 0V180H144" stroke="#463a5e" strokeWidth={2} />
              <polyline
                points={points.join(' ')}
                stroke="#5cd0c5"
                strokeWidth={4}
              />
              <circle
                cx={time * 144}
                cy={180 - easing(time) * 144}
                r={11}
                fill="#ff6f42"
              />
              <text y={230} fill="#a79bbf">
                {name}
              </text>
            </g>
          );
        })}
      </svg>
    </AbsoluteFill>
  );
};
