import {getBoundingBox, resetPath, translatePath} from '@remotion/paths';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  x: z.number().int().min(40).max(300),
  y: z.number().int().min(20).max(130),
});

export const defaultProps: z.infer<typeof schema> = {
  x: 270,
  y: 110,
};

const fish =
  'M56 70C98 0 196 0 252 70C196 140 98 140 56 70L0 42V112ZM193 59A10 10 0 1 0 213 59A10 10 0 1 0 193 59Z';

export const ToTheOrigin = ({x, y}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const path = translatePath(fish, x, y);
  const box = getBoundingBox(path);
  const left = interpolate(frame, [15, 50, 72, 88], [1, 0, 0, 1], {
    easing: Easing.inOut(Easing.cubic),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill style={{backgroundColor: '#2a231b'}}>
      <svg
        viewBox="-70 -60 640 360"
        fontSize={18}
        fontFamily={'JetBrains Mono Variable, monospace'}
      >
        <path d="M-70 0H570M0 -60V300" stroke="#5c5141" strokeWidth={2} />
        <path d={`M0 0L${box.x1} ${box.y1}`} stroke="#5cd0c5" strokeWidth={2} />
        <path
          d={path}
          fill="none"
          stroke="#5c5141"
          strokeWidth={3}
          strokeDasharray="6 8"
        />
        <path
          d={resetPath(path)}
          fill="#ff6f42"
          fillRule="evenodd"
          transform={`translate(${box.x1 * left} ${box.y1 * left})`}
        />
        <circle r={6} fill="#5cd0c5" cx={box.x1 * left} cy={box.y1 * left} />
        <text x={box.x1} y={box.y2 + 28} fill="#aea18b">
          {path.slice(0, path.indexOf('C'))}
        </text>
        <text x={10} y={-16} fill="#eef3f3" opacity={1 - left}>
          {resetPath(path).split(' C')[0]}
        </text>
      </svg>
    </AbsoluteFill>
  );
};
