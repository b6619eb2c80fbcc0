import {AbsoluteFill, Loop, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  durationInFrames: z.number().int().min(20).max(60),
  times: z.number().int().min(1).max(6),
});

export const defaultProps: z.infer<typeof schema> = {
  durationInFrames: 40,
  times: 3,
};

const Pendulum = ({period}: {period: number}) => {
  const frame = useCurrentFrame();
  const {iteration} = Loop.useLoop() ?? {iteration: 0};
  const angle = 38 * Math.cos((frame / period) * 2 * Math.PI);
  return (
    <AbsoluteFill style={{backgroundColor: '#f7e3c5'}}>
      <svg viewBox="0 0 640 360">
        <path
          d="M110 200A235 235 0 0 0 530 200"
          fill="none"
          stroke="#d9b98a"
          strokeWidth={3}
          strokeDasharray="2 9"
        />
        <g transform={`rotate(${angle} 320 30)`}>
          <path d="M320 30V246" stroke="#5b3a1e" strokeWidth={3} />
          <circle cx={320} cy={246} r={36} fill="#9c2c1f" />
        </g>
        <rect x={270} y={24} width={100} height={10} rx={5} fill="#5b3a1e" />
        <text
          x={600}
          y={324}
          textAnchor="end"
          fontSize={28}
          fill="#5b3a1e"
          fontFamily={'JetBrains Mono Variable, monospace'}
        >
          loop {iteration + 1}, frame {String(frame).padStart(2, '0')}
        </text>
      </svg>
    </AbsoluteFill>
  );
};

export const Loops = ({durationInFrames, times}: z.infer<typeof schema>) => (
  <AbsoluteFill style={{backgroundColor: '#f7e3c5'}}>
    <Loop durationInFrames={durationInFrames} times={times}>
      <Pendulum period={durationInFrames} />
    </Loop>
  </AbsoluteFill>
);
