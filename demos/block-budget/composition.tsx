import '@fontsource/archivo-black/latin-400.css';
import {zColor} from '@remotion/zod-types';
import {
  AbsoluteFill,
  Easing,
  interpolate,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  title: z.string().max(28),
  light: z.number().min(1).max(100),
  paint: z.number().min(1).max(100),
  boats: z.number().min(1).max(100),
  line: z.number().min(1).max(14),
  red: zColor(),
  blue: zColor(),
  yellow: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  title: 'A lighthouse, per year',
  light: 38,
  paint: 22,
  boats: 16,
  line: 7,
  red: '#d92b1f',
  blue: '#1f4fa3',
  yellow: '#f5c518',
};

interface Item {
  name: string;
  amount: number;
  color: string;
}
interface Block {
  x: number;
  y: number;
  w: number;
  h: number;
}

const sumOf = (items: Item[]) =>
  items.reduce((sum, {amount}) => sum + amount, 0);

/** Cuts a block in two across its longer side, and both again, until each item has its own. */
const cut = (
  items: Item[],
  block: Block,
  open: (depth: number) => number,
  depth = 0,
): [Item, Block][] => {
  const [first, ...others] = items;
  if (!first) return [];
  if (others.length === 0) return [[first, block]];
  let count = 1;
  while (
    count < items.length - 1 &&
    sumOf(items.slice(0, count)) < sumOf(items) / 2
  )
    count++;
  const [left, right] = [items.slice(0, count), items.slice(count)];
  // At first the cut lies at the block's end, and slides to where it belongs.
  const share = 1 - (1 - sumOf(left) / sumOf(items)) * open(depth);
  const {x, y, w, h} = block;
  return w > h
    ? [
        ...cut(left, {...block, w: w * share}, open, depth + 1),
        ...cut(
          right,
          {...block, x: x + w * share, w: w * (1 - share)},
          open,
          depth + 1,
        ),
      ]
    : [
        ...cut(left, {...block, h: h * share}, open, depth + 1),
        ...cut(
          right,
          {...block, y: y + h * share, h: h * (1 - share)},
          open,
          depth + 1,
        ),
      ];
};

export const BlockBudget = (props: z.infer<typeof schema>) => {
  const {title, light, paint, boats, line, red, blue, yellow} = props;
  const frame = useCurrentFrame();
  const {width, height} = useVideoConfig();
  const unit = Math.min(width, height) / 360;
  const items = [
    {name: 'Light', amount: light, color: yellow},
    {name: 'Paint', amount: paint, color: red},
    {name: 'Boats', amount: boats, color: '#f6f2e7'},
    {name: 'Tea', amount: 11, color: blue},
    {name: 'Stamps', amount: 8, color: '#f6f2e7'},
    {name: 'Gulls', amount: 5, color: red},
  ].sort((a, b) => b.amount - a.amount);
  const open = (depth: number) =>
    interpolate(frame, [12 + depth * 17, 38 + depth * 17], [0, 1], {
      extrapolateLeft: 'clamp',
      extrapolateRight: 'clamp',
      easing: Easing.inOut(Easing.cubic),
    });
  const top = 62 * unit;
  const edge = 16 * unit;
  const area = {x: edge, y: top, w: width - edge * 2, h: height - top - edge};
  const words = interpolate(frame, [66, 84], [0, 1], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const font = 'Archivo Black, sans-serif';

  return (
    <AbsoluteFill style={{backgroundColor: '#f6f2e7'}}>
      <svg width={width} height={height} fontFamily={font}>
        <text x={edge} y={42 * unit} fontSize={27 * unit} fill="#14110f">
          {title}
        </text>
        {cut(items, area, open).map(([{name, amount, color}, {x, y, w, h}]) => {
          const dark = color === red || color === blue;
          const size = Math.max(0, Math.min(96 * unit, h * 0.42, w * 0.4));
          return (
            <g key={name}>
              <rect
                x={x}
                y={y}
                width={w}
                height={h}
                fill={color}
                stroke="#14110f"
                strokeWidth={line * unit}
              />
              <g fill={dark ? '#fff' : '#14110f'} opacity={words}>
                <text
                  x={x + size * 0.24 + line * unit}
                  y={y + size * 0.95 + line * unit}
                  fontSize={size}
                >
                  {Math.round(amount * words)}
                </text>
                <text
                  x={x + size * 0.24 + line * unit}
                  y={y + h - size * 0.2 - line * unit}
                  fontSize={Math.max(10 * unit, Math.min(size * 0.42, w * 0.2))}
                >
                  {name}
                </text>
              </g>
            </g>
          );
        })}
      </svg>
    </AbsoluteFill>
  );
};
