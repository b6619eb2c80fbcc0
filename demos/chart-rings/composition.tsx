import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  outer: z.number().min(0).max(1),
  middle: z.number().min(0).max(1),
  inner: z.number().min(0).max(1),
});

export const defaultProps: z.infer<typeof schema> = {
  outer: 0.86,
  middle: 0.64,
  inner: 0.41,
};

export const Rings = (shares: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const rings = [
    {share: shares.outer, radius: 140, color: '#7048e8'},
    {share: shares.middle, radius: 104, color: '#f76707'},
    {share: shares.inner, radius: 68, color: '#12b886'},
  ];

  return (
    <AbsoluteFill style={{backgroundColor: '#faf7ff'}}>
      <svg
        viewBox="-320 -180 640 360"
        fill="none"
        strokeWidth={26}
        strokeLinecap="round"
      >
        {rings.map(({share, radius, color}, index) => {
          const filled = interpolate(
            frame,
            [5 + index * 8, 60 + index * 8],
            [0.0001, share],
            {
              easing: Easing.inOut(Easing.cubic),
              extrapolateLeft: 'clamp',
              extrapolateRight: 'clamp',
            },
          );
          return (
            <g key={color} transform="rotate(-90)" stroke={color}>
              <circle r={radius} opacity={0.14} />
              <circle
                r={radius}
                pathLength={1}
                strokeDasharray={`${filled} 2`}
              />
            </g>
          );
        })}
      </svg>
    </AbsoluteFill>
  );
};
