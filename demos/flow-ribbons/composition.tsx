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
  title: z.string().max(40),
  bend: z.number().min(0).max(0.9),
  flow: z.number().min(0).max(3),
  deep: zColor(),
  ground: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  title: 'Where a liter goes in Marnwick',
  bend: 0.5,
  flow: 1,
  deep: '#0b7a9b',
  ground: '#082b2f',
};

const nodes = {
  lake: {column: 0, name: 'Lake'},
  rain: {column: 0, name: 'Rain'},
  wells: {column: 0, name: 'Wells'},
  works: {column: 1, name: 'Waterworks'},
  farms: {column: 1, name: 'Farms'},
  homes: {column: 2, name: 'Homes'},
  fields: {column: 2, name: 'Fields'},
  leaks: {column: 2, name: 'Leaks'},
  baths: {column: 2, name: 'Baths'},
} as const;
type Name = keyof typeof nodes;
const links: [Name, Name, number][] = [
  ['lake', 'works', 42],
  ['rain', 'works', 10],
  ['rain', 'farms', 22],
  ['wells', 'works', 14],
  ['wells', 'farms', 12],
  ['works', 'homes', 38],
  ['works', 'leaks', 12],
  ['works', 'baths', 16],
  ['farms', 'fields', 34],
];
const X = [92, 312, 522];
const BAR = 14;
const SCALE = 1.9;

/** Where each node and each ribbon stands: nodes one below the other, ribbons in the order of the list. */
const layout = () => {
  const names = Object.keys(nodes) as Name[];
  const size = (name: Name) =>
    Math.max(
      ...[0, 1].map((end) =>
        links.reduce(
          (sum, link) => sum + (link[end] === name ? link[2] : 0),
          0,
        ),
      ),
    ) * SCALE;
  const top = new Map<Name, number>();
  for (const column of [0, 1, 2]) {
    const own = names.filter((name) => nodes[name].column === column);
    const free = 252 - own.reduce((sum, name) => sum + size(name), 0);
    let y = 84;
    for (const name of own) {
      top.set(name, y + free / own.length / 2);
      y += size(name) + free / own.length;
    }
  }
  const used = new Map<string, number>();
  const take = (name: Name, side: string, amount: number) => {
    const key = name + side;
    const from = used.get(key) ?? 0;
    used.set(key, from + amount * SCALE);
    return (top.get(name) ?? 0) + from + (amount * SCALE) / 2;
  };
  return {
    names,
    size,
    top,
    ribbons: links.map(([from, to, amount]) => ({
      from,
      to,
      amount,
      y1: take(from, 'out', amount),
      y2: take(to, 'in', amount),
    })),
  };
};
const {names, size, top, ribbons} = layout();

export const FlowRibbons = ({
  title,
  bend,
  flow,
  deep,
  ground,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const reach = interpolate(frame, [10, 84], [X[0] ?? 0, (X[2] ?? 0) + BAR], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
    easing: Easing.inOut(Easing.quad),
  });
  const out = interpolate(
    frame,
    [durationInFrames - 14, durationInFrames - 2],
    [1, 0],
    {
      extrapolateLeft: 'clamp',
      extrapolateRight: 'clamp',
    },
  );
  const font = {
    fontFamily: 'Instrument Sans Variable, sans-serif',
    fontWeight: 600,
  } as const;

  return (
    <AbsoluteFill style={{backgroundColor: ground}}>
      <svg viewBox="0 0 640 360" width="100%" height="100%" opacity={out}>
        <text x="28" y="50" fontSize="25" {...font} fill="#d8fff6">
          {title}
        </text>
        <clipPath id="flow-reach">
          <rect width={reach} height="360" />
        </clipPath>
        <g clipPath="url(#flow-reach)">
          {ribbons.map(({from, to, amount, y1, y2}, index) => {
            const [x1, x2] = [
              (X[nodes[from].column] ?? 0) + BAR,
              X[nodes[to].column] ?? 0,
            ];
            const pull = (x2 - x1) * bend;
            const d = `M${x1} ${y1}C${x1 + pull} ${y1} ${x2 - pull} ${y2} ${x2} ${y2}`;
            const color =
              to === 'leaks'
                ? '#ff7f6b'
                : `color-mix(in oklab, ${deep} ${100 - index * 7}%, #5eead4)`;
            return (
              <g key={from + to} fill="none">
                <path
                  d={d}
                  stroke={color}
                  strokeWidth={amount * SCALE}
                  opacity="0.62"
                />
                <path
                  d={d}
                  stroke="#e6fffa"
                  strokeWidth={amount * SCALE * 0.7}
                  strokeDasharray="2 26"
                  strokeDashoffset={-frame * flow * 1.4 - index * 9}
                  opacity="0.4"
                  strokeLinecap="butt"
                />
              </g>
            );
          })}
        </g>
        {names.map((name) => {
          const x = X[nodes[name].column] ?? 0;
          const y = top.get(name) ?? 0;
          const shown = interpolate(reach, [x - 4, x + 14], [0, 1], {
            extrapolateLeft: 'clamp',
            extrapolateRight: 'clamp',
          });
          const middle = nodes[name].column === 1;
          const label = {
            x: nodes[name].column === 0 ? x - 9 : middle ? x + 7 : x + BAR + 9,
            y: middle ? y - 9 : y + size(name) / 2 + 5,
          };
          return (
            <g key={name} opacity={Math.max(0.001, shown)}>
              <rect
                x={x}
                y={y + (size(name) * (1 - shown)) / 2}
                width={BAR}
                height={size(name) * shown}
                fill={name === 'leaks' ? '#ff7f6b' : '#d8fff6'}
              />
              <text
                {...label}
                textAnchor={
                  nodes[name].column === 0 ? 'end' : middle ? 'middle' : 'start'
                }
                fontSize="17"
                {...font}
                fill={name === 'leaks' ? '#ffb3a6' : '#d8fff6'}
              >
                {nodes[name].name}
              </text>
            </g>
          );
        })}
      </svg>
    </AbsoluteFill>
  );
};
