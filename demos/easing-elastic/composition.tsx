import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  bounciness: z.number().min(0).max(6),
});

export const defaultProps: z.infer<typeof schema> = {
  bounciness: 3,
};

export const Elastic = ({bounciness}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const bend = interpolate(frame, [8, 75], [120, 0], {
    easing: Easing.elastic(bounciness),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill style={{backgroundColor: '#261d38'}}>
      <svg viewBox="0 0 640 360" fill="none">
        <path
          d="M70 180H570"
          stroke="#463a5e"
          strokeWidth={2}
          strokeDasharray="4 8"
        />
        <path
          d={`M70 180Q320 ${180 + bend * 2} 570 180`}
          stroke="#ff6f42"
          strokeWidth={8}
          strokeLinecap="round"
        />
        <rect x={46} y={130} width={24} height={100} rx={8} fill="#5cd0c5" />
        <rect x={570} y={130} width={24} height={100} rx={8} fill="#5cd0c5" />
        <circle cx={320} cy={180 + bend} r={13} fill="#eef3f3" />
      </svg>
    </AbsoluteFill>
  );
};
