import {getBoundingBox} from '@remotion/paths';
import {AbsoluteFill, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  amplitude: z.number().int().min(10).max(130),
});

export const defaultProps: z.infer<typeof schema> = {
  amplitude: 90,
};

export const Bounds = ({amplitude}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const phase = (frame / 120) * 2 * Math.PI;
  const a = amplitude * Math.sin(phase + 1);
  const b = amplitude * Math.cos(phase * 2);
  const reach = 60 * Math.sin(phase);
  const path = `M${170 - reach} 170C230 ${170 - a * 2} 280 ${170 + b * 2} 320 170S420 ${170 - b} ${470 + reach} ${170 + a}`;
  const box = getBoundingBox(path);

  return (
    <AbsoluteFill style={{backgroundColor: '#2a231b'}}>
      <svg viewBox="0 0 640 360" fill="none">
        <rect
          x={box.x1}
          y={box.y1}
          width={box.width}
          height={box.height}
          fill="#1a3f3d"
          stroke="#5cd0c5"
          strokeWidth={2}
        />
        <path d={path} stroke="#ff6f42" strokeWidth={8} strokeLinecap="round" />
        <text
          x={320}
          y={342}
          fill="#aea18b"
          fontSize={26}
          textAnchor="middle"
          fontFamily={'JetBrains Mono Variable, monospace'}
        >
          {Math.round(box.width)} × {Math.round(box.height)}
        </text>
      </svg>
    </AbsoluteFill>
  );
};
