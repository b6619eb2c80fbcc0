import {getLength, getPointAtLength, getTangentAtLength} from '@remotion/paths';
import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  size: z.number().min(0.5).max(2),
  showTangent: z.boolean(),
});

export const defaultProps: z.infer<typeof schema> = {
  size: 1.2,
  showTangent: true,
};

const route = 'M40 290C140 290 190 60 300 90S330 300 430 270S520 90 600 70';
const length = getLength(route);

export const Flight = ({size, showTangent}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const at = interpolate(frame, [0, 119], [1, length - 1]);
  const {x, y} = getPointAtLength(route, at);
  const tangent = getTangentAtLength(route, at);
  const angle = Math.atan2(tangent.y, tangent.x) * (180 / Math.PI);

  return (
    <AbsoluteFill style={{backgroundColor: '#2a231b'}}>
      <svg viewBox="0 0 640 360">
        <path
          d={route}
          fill="none"
          stroke="#5c5141"
          strokeWidth={3}
          strokeDasharray="2 9"
          strokeLinecap="round"
        />
        {showTangent && (
          <path
            d={`M${x - tangent.x * 120} ${y - tangent.y * 120}L${x + tangent.x * 120} ${y + tangent.y * 120}`}
            stroke="#5cd0c5"
            strokeWidth={3}
          />
        )}
        <g transform={`translate(${x} ${y}) rotate(${angle}) scale(${size})`}>
          <path d="M34 0L-26 -24L-14 0L-26 24Z" fill="#ff6f42" />
          <path d="M34 0L-14 0L-26 24Z" fill="#c4502b" />
        </g>
      </svg>
    </AbsoluteFill>
  );
};
