import {
  AbsoluteFill,
  measureSpring,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  damping: z.number().min(5).max(40),
  threshold: z.number().min(0.002).max(0.2),
});

export const defaultProps: z.infer<typeof schema> = {
  damping: 9,
  threshold: 0.02,
};

export const MeasureSpring = ({damping, threshold}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const config = {damping, stiffness: 90};
  const end = measureSpring({fps, config, threshold});
  const x = (at: number) => 50 + at * 4.5;
  const y = (at: number) => 270 - 150 * spring({frame: at, fps, config});
  const points = Array.from({length: 121}, (_, at) => `${x(at)},${y(at)}`);

  return (
    <AbsoluteFill style={{backgroundColor: '#15262b'}}>
      <svg viewBox="0 0 640 360" fill="none">
        <rect
          x={50}
          y={120 - threshold * 150}
          width={540}
          height={threshold * 300}
          fill="#1a3f3d"
        />
        <path d="M50 270H590M50 120H590" stroke="#31484f" strokeWidth={2} />
        <polyline points={points.join(' ')} stroke="#3d565d" strokeWidth={3} />
        <polyline
          points={points.slice(0, frame + 1).join(' ')}
          stroke="#5cd0c5"
          strokeWidth={5}
        />
        <path
          d={`M${x(end)} 300V56h64l-12 16l12 16h-64`}
          stroke="#ff6f42"
          strokeWidth={3}
          fill="#ff6f42"
        />
        <circle
          cx={x(frame)}
          cy={y(frame)}
          r={11}
          fill={frame >= end ? '#ff6f42' : '#eef3f3'}
        />
        <text
          x={x(end)}
          y={334}
          fill="#8ca0a6"
          fontSize={24}
          textAnchor="middle"
          fontFamily={'JetBrains Mono Variable, monospace'}
        >
          {end} frames
        </text>
      </svg>
    </AbsoluteFill>
  );
};
