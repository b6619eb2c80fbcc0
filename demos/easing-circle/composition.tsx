import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  direction: z.enum(['in', 'out']),
});

export const defaultProps: z.infer<typeof schema> = {
  direction: 'in',
};

export const CircleEasing = ({direction}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const easing = Easing[direction](Easing.circle);
  const time = interpolate(frame, [10, 75], [0, 1], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const x = 190 + time * 260;
  const y = 310 - easing(time) * 260;
  const center = direction === 'in' ? {x: 190, y: 50} : {x: 450, y: 310};

  return (
    <AbsoluteFill style={{backgroundColor: '#261d38'}}>
      <svg viewBox="0 0 640 360" fill="none">
        <circle
          cx={center.x}
          cy={center.y}
          r={260}
          stroke="#463a5e"
          strokeWidth={3}
        />
        <path
          d={`M${center.x} ${center.y}L${x} ${y}`}
          stroke="#55486f"
          strokeWidth={3}
        />
        <path
          d={`M190 ${y}H${x}V310`}
          stroke="#5cd0c5"
          strokeWidth={3}
          strokeDasharray="4 8"
        />
        <circle cx={center.x} cy={center.y} r={7} fill="#a79bbf" />
        <circle cx={x} cy={y} r={22} fill="#ff6f42" />
      </svg>
    </AbsoluteFill>
  );
};
