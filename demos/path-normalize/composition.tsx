import {normalizePath} from '@remotion/paths';
import {AbsoluteFill, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  step: z.number().int().min(30).max(80),
});

export const defaultProps: z.infer<typeof schema> = {
  step: 70,
};

export const Normalized = ({step}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const relative = `m 60 250 l ${step} -${step} l ${step} ${step} l ${step} -${step} l ${step} ${step}`;
  const pairs = normalizePath(relative).match(/[\d.-]+ [\d.-]+/g) ?? [];
  const shown = Math.min(pairs.length, 1 + Math.floor(frame / 20));

  return (
    <AbsoluteFill style={{backgroundColor: '#2a231b'}}>
      <svg
        viewBox="0 0 640 360"
        fill="none"
        fontSize={22}
        fontFamily={'JetBrains Mono Variable, monospace'}
      >
        <path
          d={relative}
          stroke="#5c5141"
          strokeWidth={5}
          strokeLinejoin="round"
        />
        {pairs.slice(0, shown).map((pair, index) => {
          const [x, y] = pair.split(' ').map(Number);
          return (
            <g key={index}>
              <circle
                cx={x}
                cy={y}
                r={11}
                fill={index === shown - 1 ? '#ff6f42' : '#5cd0c5'}
              />
              <text
                x={440}
                y={80 + index * 48}
                fill={index === shown - 1 ? '#eef3f3' : '#aea18b'}
              >
                {index === 0 ? 'M' : 'L'} {pair}
              </text>
            </g>
          );
        })}
        <text x={60} y={80} fill="#aea18b">
          l {step} -{step}
        </text>
      </svg>
    </AbsoluteFill>
  );
};
