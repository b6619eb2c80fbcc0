import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  pause: z.number().int().min(0).max(20),
});

export const defaultProps: z.infer<typeof schema> = {
  pause: 10,
};

export const Elevator = ({pause}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const stops = [
    10,
    40 - pause / 2,
    40 + pause / 2,
    75 - pause / 2,
    75 + pause / 2 + 0.01,
    110,
  ];
  const y = interpolate(frame, stops, [262, 146, 146, 30, 30, 262], {
    easing: Easing.inOut(Easing.quad),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill style={{backgroundColor: '#261d38'}}>
      <svg viewBox="0 0 640 360" fill="none">
        <path
          d="M170 122H470M170 238H470M170 354H470"
          stroke="#463a5e"
          strokeWidth={4}
        />
        <path d={`M320 0V${y}`} stroke="#a79bbf" strokeWidth={3} />
        <rect x={278} y={y} width={84} height={92} rx={10} fill="#ff6f42" />
        <path d={`M320 ${y + 12}V${y + 80}`} stroke="#261d38" strokeWidth={3} />
        {[30, 146, 262].map((floor) => (
          <rect
            key={floor}
            x={392}
            y={floor + 34}
            width={20}
            height={20}
            rx={10}
            fill={Math.abs(y - floor) < 3 ? '#5cd0c5' : '#463a5e'}
          />
        ))}
      </svg>
    </AbsoluteFill>
  );
};
