import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  at: z.number().int().min(5).max(50),
  step: z.enum(['step0', 'step1']),
});

export const defaultProps: z.infer<typeof schema> = {
  at: 30,
  step: 'step1',
};

export const Lamp = ({at, step}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const light = interpolate(frame, [0, at], [0, 1], {
    easing: Easing[step],
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill style={{backgroundColor: '#261d38'}}>
      <svg viewBox="0 0 640 360" fill="none">
        <path d="M320 0V84" stroke="#a79bbf" strokeWidth={4} />
        <path
          d="M240 144L60 360H580L400 144Z"
          fill="#f4d58d"
          opacity={light * 0.22}
        />
        <path d="M276 84H364L412 150H228Z" fill="#2b7470" />
        <path
          d="M276 150A44 44 0 0 0 364 150Z"
          fill={light ? '#f4d58d' : '#463a5e'}
        />
        <text
          x={40}
          y={60}
          fill="#a79bbf"
          fontSize={26}
          fontFamily={'JetBrains Mono Variable, monospace'}
        >
          {frame} → {light}
        </text>
      </svg>
    </AbsoluteFill>
  );
};
