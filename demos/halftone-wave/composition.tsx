import {zColor} from '@remotion/zod-types';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  dots: z.number().int().min(12).max(60),
  angle: z.number().min(0).max(90),
  contrast: z.number().min(0.2).max(1),
  ink: zColor(),
  paper: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  dots: 14,
  angle: 30,
  contrast: 0.9,
  ink: '#1b26d1',
  paper: '#ffede3',
};

export const HalftoneWave = ({
  dots,
  angle,
  contrast,
  ink,
  paper,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height, durationInFrames} = useVideoConfig();
  const loop = (frame / durationInFrames) * Math.PI * 2;
  const step = Math.max(width, height) / dots;
  const reach = Math.ceil((Math.hypot(width, height) / step) * 0.5) + 1;
  const [sin, cos] = [
    Math.sin((angle / 180) * Math.PI),
    Math.cos((angle / 180) * Math.PI),
  ];
  /** How dark the picture is at a place: 0 is paper, 1 is ink. Replace it by any function you like. */
  const tone = (x: number, y: number) => {
    const [u, v] = [(x / width) * 2 - 1, (y / height) * 2 - 1];
    const swell =
      Math.sin(u * 4 + v * 3 + loop) * 0.5 +
      Math.sin(u * -3 + v * 6 + loop * 2) * 0.3 +
      Math.sin(Math.hypot(u - 0.3, v + 0.2) * 9 - loop * 2) * 0.3;
    return Math.max(0, Math.min(1, 0.5 + swell * 0.5 * contrast + v * 0.12));
  };
  let path = '';
  let holes = '';
  for (let row = -reach; row <= reach; row++) {
    for (let column = -reach; column <= reach; column++) {
      const x = width / 2 + (column * cos - row * sin) * step;
      const y = height / 2 + (column * sin + row * cos) * step;
      if (x < -step || x > width + step || y < -step || y > height + step)
        continue;
      // The area of a dot is the tone, so its radius is the square root.
      const radius = Math.sqrt(tone(x, y)) * step * 0.68;
      if (radius < step * 0.05) continue;
      const circle = (r: number) =>
        `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r.toFixed(2)} ${r.toFixed(2)} 0 1 0 ${(r * 2).toFixed(2)} 0a${r.toFixed(2)} ${r.toFixed(2)} 0 1 0 ${(-r * 2).toFixed(2)} 0z`;
      path += circle(radius);
      if ((column * 7 + row * 13) % 29 === 0) holes += circle(radius * 0.5);
    }
  }

  return (
    <AbsoluteFill style={{backgroundColor: paper}}>
      <svg width={width} height={height}>
        <path d={path} fill={ink} />
        <path d={holes} fill="#ff5a36" />
      </svg>
    </AbsoluteFill>
  );
};
