import '@fontsource/archivo-black/latin-400.css';
import {zColor} from '@remotion/zod-types';
import {
  AbsoluteFill,
  interpolate,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  title: z.string().max(8),
  count: z.number().int().min(1).max(9),
  ground: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  title: 'Bonjour',
  count: 6,
  ground: '#ffc940',
};

const fields = ['title', 'count', 'ground'];

export const PropsForm = ({title, count, ground}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const from = (start: number, end: number, values: [number, number]) =>
    interpolate(frame, [start, end], values, {
      extrapolateLeft: 'clamp',
      extrapolateRight: 'clamp',
    });
  // A field after the other gets its new value.
  const typed =
    frame < 10
      ? 'Hello'
      : title.slice(0, Math.round(from(12, 34, [0, title.length])));
  const shown = Math.round(from(44, 68, [3, count]));
  const mixed = frame < 80 ? '#ff8f7a' : ground;
  const field = [10, 44, 78].findLastIndex((start) => frame >= start);
  const rendered = from(108, 134, [0, 1]);
  const pressed = 1 - from(100, 104, [0, 0.06]) + from(104, 108, [0, 0.06]);

  return (
    <AbsoluteFill style={{backgroundColor: '#20252d'}}>
      <svg
        viewBox="0 0 640 360"
        fontFamily="Instrument Sans Variable"
        fontSize="22"
        fill="#f2f5f8"
      >
        <rect x="20" y="46" width="376" height="212" fill={mixed} />
        <text
          x="208"
          y="150"
          fontFamily="Archivo Black"
          fontSize="62"
          textAnchor="middle"
          fill="#1d1a12"
        >
          {typed}
        </text>
        {Array.from({length: shown}, (_, index) => (
          <circle
            key={index}
            cx={208 + (index - (shown - 1) / 2) * 40}
            cy="200"
            r={
              15 *
              spring({
                frame: frame - 44 - index * 3,
                fps,
                from: index < 3 ? 1 : 0,
              })
            }
            fill="#1d1a12"
          />
        ))}
        <rect x="20" y="290" width="376" height="10" rx="5" fill="#3b434f" />
        <rect
          x="20"
          y="290"
          width={from(0, 150, [20, 376])}
          height="10"
          rx="5"
          fill="#ff6f42"
        />
        <path d="M416 0H640V360H416z" fill="#2c333d" />
        {fields.map((name, row) => (
          <g key={name} transform={`translate(436 ${26 + row * 84})`}>
            <text
              y="18"
              fontSize="19"
              fontFamily="JetBrains Mono Variable"
              fill="#a9b6c4"
            >
              {name}
            </text>
            <rect
              y="30"
              width="184"
              height="42"
              rx="6"
              fill="#191d24"
              stroke="#5cd0c5"
              strokeWidth={row === field && frame < 98 ? 3 : 0}
            />
            {row === 2 && (
              <rect x="10" y="39" width="24" height="24" rx="4" fill={mixed} />
            )}
            <text x={row === 2 ? 46 : 12} y="59">
              {[typed, shown, mixed][row]}
            </text>
          </g>
        ))}
        <g transform={`translate(528 313) scale(${pressed})`}>
          <rect x="-92" y="-25" width="184" height="50" rx="8" fill="#0d6fd8" />
          <rect
            x="-92"
            y="-25"
            width={184 * rendered}
            height="50"
            rx="8"
            fill="#2aa873"
          />
          <text y="8" textAnchor="middle" fontWeight="600">
            {rendered === 0 ? 'Render' : `${Math.round(rendered * 100)} %`}
          </text>
        </g>
      </svg>
    </AbsoluteFill>
  );
};
