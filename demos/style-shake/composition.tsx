import {noise2D} from '@remotion/noise';
import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  strength: z.number().int().min(0).max(90),
  frequency: z.number().min(0.05).max(1),
});

export const defaultProps: z.infer<typeof schema> = {
  strength: 40,
  frequency: 0.35,
};

export const Impact = ({strength, frequency}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const fall = interpolate(frame, [0, 15], [-260, 0], {
    easing: (t) => t * t,
    extrapolateRight: 'clamp',
  });
  const force = interpolate(frame, [15, 70], [strength, 0], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const shaking = frame < 15 ? 0 : force;
  const x = noise2D('x', frame * frequency, 0) * shaking;
  const y = noise2D('y', 0, frame * frequency) * shaking;

  return (
    <AbsoluteFill style={{backgroundColor: '#15262b'}}>
      <AbsoluteFill
        style={{transform: `translate(${x}px, ${y}px) rotate(${x / 12}deg)`}}
      >
        <svg viewBox="0 0 640 360" style={{overflow: 'visible'}}>
          <path d="M-100 280H740V500H-100Z" fill="#1a3f3d" />
          <path d="M-100 280H740" stroke="#5cd0c5" strokeWidth={6} />
          <rect
            x={230}
            y={100 + fall}
            width={180}
            height={180}
            rx={24}
            fill="#ff6f42"
          />
        </svg>
      </AbsoluteFill>
    </AbsoluteFill>
  );
};
