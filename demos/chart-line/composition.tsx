import {createSmoothSvgPath} from '@remotion/media-utils';
import {evolvePath, getLength, getPointAtLength} from '@remotion/paths';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  duration: z.number().int().min(20).max(80),
});

export const defaultProps: z.infer<typeof schema> = {
  duration: 55,
};

const values = [24, 38, 31, 56, 49, 72, 66, 92];
const points = values.map((value, index) => ({
  x: 50 + index * 77,
  y: 310 - value * 2.6,
}));
const line = createSmoothSvgPath({points});
const length = getLength(line);

export const LineChart = ({duration}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const progress = interpolate(frame, [5, 5 + duration], [0, 1], {
    easing: Easing.inOut(Easing.quad),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const tip = getPointAtLength(line, progress * length);

  return (
    <AbsoluteFill style={{backgroundColor: '#eef4ff'}}>
      <svg viewBox="0 0 640 360" fill="none">
        <linearGradient id="under" x2="0" y2="1">
          <stop stopColor="#1a3fd6" stopOpacity={0.34} />
          <stop offset="1" stopColor="#1a3fd6" stopOpacity={0.02} />
        </linearGradient>
        <path
          d="M50 310H590M50 230H590M50 150H590M50 70H590"
          stroke="#c9d8f2"
          strokeWidth={2}
          strokeDasharray="2 8"
        />
        <path
          d={`${line}V310H50Z`}
          fill="url(#under)"
          style={{clipPath: `inset(0 ${589 - tip.x}px 0 0)`}}
        />
        <path
          d={line}
          stroke="#1a3fd6"
          strokeWidth={6}
          strokeLinecap="round"
          {...evolvePath(progress, line)}
        />
        {points.map(({x, y}, index) => (
          <circle
            key={x}
            cx={x}
            cy={y}
            r={tip.x >= x - 9 ? 9 : 0}
            stroke="#1a3fd6"
            strokeWidth={index === 7 ? 0 : 4}
            fill={index === 7 ? '#e11d74' : '#ffffff'}
          />
        ))}
      </svg>
    </AbsoluteFill>
  );
};
