import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  damping: z.number().int().min(2).max(20),
});

export const defaultProps: z.infer<typeof schema> = {
  damping: 5,
};

const Gauge = ({
  value,
  color,
  label,
}: {
  value: number;
  color: string;
  label: string;
}) => (
  <svg viewBox="-150 -190 300 300" width={300} fill="none">
    <path
      d="M-120 0A120 120 0 0 1 120 0"
      stroke="#31484f"
      strokeWidth={14}
      strokeLinecap="round"
    />
    <path
      d="M60 -104L75 -130"
      stroke="#eef3f3"
      strokeWidth={5}
      strokeLinecap="round"
    />
    <path
      d="M0 0V-96"
      stroke={color}
      strokeWidth={9}
      strokeLinecap="round"
      transform={`rotate(${-90 + value * 120})`}
    />
    <circle r={15} fill={color} />
    <text
      y={74}
      fill="#8ca0a6"
      fontSize={26}
      textAnchor="middle"
      fontFamily={'Instrument Sans Variable, sans-serif'}
    >
      {label}
    </text>
  </svg>
);

export const Clamped = ({damping}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const config = {damping, stiffness: 80};
  const free = spring({frame: frame - 4, fps, config});
  const clamped = spring({
    frame: frame - 4,
    fps,
    config: {...config, overshootClamping: true},
  });

  return (
    <AbsoluteFill
      style={{
        flexDirection: 'row',
        backgroundColor: '#15262b',
        placeContent: 'center',
        alignItems: 'center',
      }}
    >
      <Gauge value={free} color="#ff6f42" label="free" />
      <Gauge value={clamped} color="#5cd0c5" label="clamped" />
    </AbsoluteFill>
  );
};
