import {noise4D} from '@remotion/noise';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  detail: z.number().min(0.4).max(3),
  amplitude: z.number().int().min(0).max(80),
});

export const defaultProps: z.infer<typeof schema> = {
  detail: 1.1,
  amplitude: 44,
};

export const SeamlessBlob = ({detail, amplitude}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const time = (frame / durationInFrames) * 2 * Math.PI;
  const ring = (radius: number, seed: string) =>
    Array.from({length: 120}, (_, index) => {
      const angle = (index / 120) * 2 * Math.PI;
      const [x, y] = [Math.cos(angle), Math.sin(angle)];
      const value = noise4D(
        seed,
        x * detail,
        y * detail,
        Math.cos(time) * 0.7,
        Math.sin(time) * 0.7,
      );
      const reach = radius + value * amplitude * (radius / 126);
      return `${320 + x * reach},${180 + y * reach}`;
    }).join(' ');

  return (
    <AbsoluteFill style={{background: 'radial-gradient(#ffe9d6, #ffc9b0)'}}>
      <svg viewBox="0 0 640 360">
        <polygon
          points={ring(126, 'outer')}
          fill="none"
          stroke="#c2255c"
          strokeWidth={3}
        />
        <polygon points={ring(108, 'middle')} fill="#c2255c" />
        <polygon points={ring(58, 'inner')} fill="#ffd43b" />
      </svg>
    </AbsoluteFill>
  );
};
