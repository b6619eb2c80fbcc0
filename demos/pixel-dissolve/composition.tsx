import {zColor} from '@remotion/zod-types';
import {
  AbsoluteFill,
  interpolate,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  cells: z.number().int().min(16).max(80),
  drift: z.number().min(0).max(3),
  sky: zColor(),
  crystal: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  cells: 48,
  drift: 1.2,
  sky: '#8fd3ff',
  crystal: '#ff5fd2',
};

// Every fourth row and column repeats; neighbors are as far apart in time as possible.
const order = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5];

const Meadow = ({sky, shift}: {sky: string; shift: number}) => (
  <svg
    viewBox="0 0 64 36"
    width="100%"
    height="100%"
    preserveAspectRatio="xMidYMid slice"
    shapeRendering="crispEdges"
  >
    <rect width="64" height="36" fill={sky} />
    {[4, 27, 48].map((x, index) => (
      <path
        key={x}
        d="M0 0h3v-1h4v1h3v2H0z"
        transform={`translate(${x + Math.floor(shift / 12)} ${5 + index * 2})`}
        fill="#fff"
      />
    ))}
    <path d="M0 24h8v-2h12v-2h14v2h10v-1h12v2h8v13H0z" fill="#5fb84a" />
    <path d="M0 28h64v8H0z" fill="#3d8b37" />
    <path d="M27 12h10v1h1v9H26v-9h1z" fill="#f7e3b5" />
    <path d="M25 12h2v-2h2V8h6v2h2v2h2v1H25z" fill="#d1495b" />
    <path d="M31 17h3v5h-3zM28 15h2v2h-2zM35 15h1v2h-1z" fill="#6b3f2a" />
    {[12, 17, 45, 51].map((x) => (
      <path
        key={x}
        d={`M${x} 25h1v3h-1zM${x - 1} 23h3v2h-3z`}
        fill={x % 2 ? '#ffd23f' : '#e4572e'}
      />
    ))}
  </svg>
);

const Cave = ({crystal, glow}: {crystal: string; glow: number}) => (
  <svg
    viewBox="0 0 64 36"
    width="100%"
    height="100%"
    preserveAspectRatio="xMidYMid slice"
    shapeRendering="crispEdges"
  >
    <rect width="64" height="36" fill="#171029" />
    <path
      d="M0 0h64v5h-5v4h-4V5h-8v3h-3v6h-3V7h-7V4h-9v5h-3v5h-3V6h-6v4H9V4H5v3H0zM0 36v-7h6v-3h9v3h10v2h14v-3h12v-2h8v3h5v7z"
      fill="#2c1f4a"
    />
    {[
      [18, 29],
      [31, 31],
      [44, 28],
      [36, 31],
    ].map(([x = 0, y = 0], index) => (
      <g key={x} transform={`translate(${x} ${y})`}>
        <path
          d={index % 2 ? 'M0 0v-7h1v-2h2v2h1v7z' : 'M0 0v-11h1v-3h2v3h1v11z'}
          fill={crystal}
        />
        <path
          d={index % 2 ? 'M1 0v-7h1v7z' : 'M1 0v-11h1v11z'}
          fill="#fff"
          opacity={0.35 + 0.35 * Math.sin(glow / 6 + index)}
        />
      </g>
    ))}
  </svg>
);

export const PixelDissolve = ({
  cells,
  drift,
  sky,
  crystal,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height} = useVideoConfig();
  const size = width / cells;
  const rows = Math.ceil(height / size);
  const progress = interpolate(frame, [20, 72], [0, 1 + drift], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  let path = '';
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < cells; column++) {
      const turn =
        ((order[(row % 4) * 4 + (column % 4)] ?? 0) + 0.5) / 16 +
        (column / cells) * drift;
      if (turn > progress) continue;
      const [left, right] = [
        Math.round(column * size),
        Math.round((column + 1) * size),
      ];
      const [top, bottom] = [
        Math.round(row * size),
        Math.round((row + 1) * size),
      ];
      path += `M${left} ${top}H${right}V${bottom}H${left}z`;
    }
  }

  return (
    <AbsoluteFill>
      <Meadow sky={sky} shift={frame} />
      <AbsoluteFill style={{clipPath: path ? `path("${path}")` : 'inset(50%)'}}>
        <Cave crystal={crystal} glow={frame} />
      </AbsoluteFill>
    </AbsoluteFill>
  );
};
