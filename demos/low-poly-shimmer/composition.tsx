import {zColor} from '@remotion/zod-types';
import {AbsoluteFill, random, useCurrentFrame, useVideoConfig} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  columns: z.number().int().min(5).max(24),
  rough: z.number().min(0).max(1),
  light: zColor(),
  shade: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  columns: 13,
  rough: 0.7,
  light: '#ffb49c',
  shade: '#8a0f3f',
};

export const LowPolyShimmer = ({
  columns,
  rough,
  light,
  shade,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height, durationInFrames} = useVideoConfig();
  const size = Math.max(width, height) / columns;
  const across = Math.ceil(width / size) + 2;
  const rows = Math.ceil(height / size) + 1;
  const loop = (frame / durationInFrames) * Math.PI * 2;
  const corner = (column: number, row: number) => {
    const seed = `poly${column}-${row}`;
    const turn = random(seed) * Math.PI * 2;
    return {
      x:
        (column + (row % 2) * 0.5 - 1 + Math.cos(turn + loop) * 0.28 * rough) *
        size,
      y: (row - 0.5 + Math.sin(turn + loop) * 0.28 * rough) * size,
      // How far the corner stands out of the sheet.
      z:
        (Math.sin(turn * 3 + loop) * 0.5 +
          Math.sin(column * 0.8 + row * 0.5 - loop) * 0.5) *
        size *
        0.75 *
        rough,
    };
  };
  const sun = {x: Math.cos(loop) * 0.6, y: Math.sin(loop) * 0.6, z: 0.75};
  const facets = Array.from({length: (rows + 1) * across}, (_, index) => {
    const [column, row] = [index % across, Math.floor(index / across)];
    const shift = row % 2;
    const [a, b, c, d] = [
      corner(column, row),
      corner(column + 1, row),
      corner(column + shift, row + 1),
      corner(column + shift + 1, row + 1),
    ];
    return [
      [a, b, c],
      [b, d, c],
    ] as const;
  }).flat();

  return (
    <AbsoluteFill style={{backgroundColor: shade}}>
      <svg width={width} height={height}>
        {facets.map(([a, b, c], index) => {
          // The facet's normal, and how directly the light falls on it.
          const [ux, uy, uz, vx, vy, vz] = [
            b.x - a.x,
            b.y - a.y,
            b.z - a.z,
            c.x - a.x,
            c.y - a.y,
            c.z - a.z,
          ];
          const normal = {
            x: uy * vz - uz * vy,
            y: uz * vx - ux * vz,
            z: ux * vy - uy * vx,
          };
          const long = Math.hypot(normal.x, normal.y, normal.z) || 1;
          const bright = Math.max(
            0,
            (normal.x * sun.x + normal.y * sun.y + normal.z * sun.z) / long,
          );
          const gloss = bright ** 14;
          const percent = Math.min(100, 4 + bright ** 3 * 92);
          const fill = `color-mix(in oklab, color-mix(in oklab, ${light} ${percent.toFixed(1)}%, ${shade}), #fff ${(gloss * 45).toFixed(1)}%)`;
          return (
            <path
              key={index}
              d={`M${a.x} ${a.y}L${b.x} ${b.y} ${c.x} ${c.y}Z`}
              fill={fill}
              stroke={fill}
              strokeWidth="0.7"
              strokeLinejoin="round"
            />
          );
        })}
      </svg>
    </AbsoluteFill>
  );
};
