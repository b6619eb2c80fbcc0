import {warpPath} from '@remotion/paths';
import {AbsoluteFill, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  strength: z.number().int().min(0).max(36),
  wavelength: z.number().int().min(80).max(400),
});

export const defaultProps: z.infer<typeof schema> = {
  strength: 16,
  wavelength: 220,
};

const lines = [
  ...Array.from({length: 7}, (_, row) => `M80 ${60 + row * 40}H560`),
  ...Array.from({length: 13}, (_, column) => `M${80 + column * 40} 60V300`),
];

export const Flag = ({strength, wavelength}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const phase = (frame / 60) * 2 * Math.PI;
  const warp = (path: string) =>
    warpPath(path, ({x, y}) => ({
      x: x + (strength / 2) * Math.cos((y / wavelength) * 2 * Math.PI - phase),
      y:
        y +
        strength * Math.sin((x / wavelength) * 2 * Math.PI - phase) * (x / 560),
    }));

  return (
    <AbsoluteFill style={{backgroundColor: '#2a231b'}}>
      <svg
        viewBox="0 0 640 360"
        fill="none"
        strokeWidth={3}
        strokeLinecap="round"
      >
        {lines.map((line, index) => (
          <path
            key={line}
            d={warp(line)}
            stroke={index < 7 ? '#ff6f42' : '#5c5141'}
          />
        ))}
      </svg>
    </AbsoluteFill>
  );
};
