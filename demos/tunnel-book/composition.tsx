import {zColor} from '@remotion/zod-types';
import {
  AbsoluteFill,
  interpolateColors,
  random,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  layers: z.number().int().min(3).max(9),
  sway: z.number().min(0).max(2),
  shadow: z.number().min(0).max(1),
  near: zColor(),
  far: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  layers: 7,
  sway: 1.5,
  shadow: 0.55,
  near: '#0a3d4c',
  far: '#ffe29c',
};

/** A sheet with a hole whose rim is cut into leaves; the hole gets smaller with depth. */
const sheet = (layer: number, part: number) => {
  const lobes = 15 + (layer % 3) * 4;
  const rim = Array.from({length: lobes}, (_, index) => {
    const turn =
      ((index + random(`lobe${layer}-${index}`) * 0.5) / lobes) * Math.PI * 2;
    const size =
      (1.12 - part * 0.62) * (0.92 + random(`lobe-r${layer}-${index}`) * 0.16);
    const point = (reach: number, ahead: number) =>
      `${(320 + Math.cos(turn + ahead) * 330 * size * reach).toFixed(1)} ${(176 + Math.sin(turn + ahead) * 200 * size * reach).toFixed(1)}`;
    const step = (Math.PI * 2) / lobes;
    return `${index === 0 ? `M${point(1, 0)}` : `L${point(1, 0)}`}Q${point(0.76, step * 0.32)} ${point(0.82, step * 0.62)}`;
  });
  return `M-400-400H1040V760H-400z${rim.join('')}z`;
};

const Deer = ({color, graze}: {color: string; graze: number}) => (
  <g fill={color} stroke={color} strokeLinecap="round" strokeLinejoin="round">
    <path
      d="M-28-34C-30-46-14-48 8-46 18-46 22-38 20-28 10-20-14-20-26-24z"
      strokeWidth="2"
    />
    <path
      d="M-24-28-27 0M-17-26-15 0M11-26 9 0M17-28 20 0"
      fill="none"
      strokeWidth="4"
    />
    <path d="M-28-38-33-30" strokeWidth="5" />
    <g transform={`rotate(${graze} 16 -38)`}>
      <path d="M10-44 24-66 32-64 22-34z" strokeWidth="2" />
      <path d="M22-68Q30-74 44-62 45-58 38-58L26-58z" strokeWidth="2" />
      <path
        d="M26-70C22-84 30-92 26-102M25-82Q16-84 14-94M28-91Q36-94 37-102M30-70C32-80 42-84 44-96M36-83Q44-82 50-88"
        fill="none"
        strokeWidth="2.4"
      />
    </g>
  </g>
);

export const TunnelBook = ({
  layers,
  sway,
  shadow,
  near,
  far,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height, durationInFrames} = useVideoConfig();
  const unit = Math.min(width, height) / 360;
  const loop = (frame / durationInFrames) * Math.PI * 2;
  const eye = {x: Math.sin(loop) * 34 * sway, y: Math.sin(loop * 2) * 7 * sway};
  const stage = {
    position: 'absolute',
    width: '100%',
    height: '100%',
    overflow: 'visible',
  } as const;

  return (
    <AbsoluteFill style={{backgroundColor: far, overflow: 'hidden'}}>
      <svg
        viewBox="0 0 640 360"
        preserveAspectRatio="xMidYMid slice"
        style={stage}
      >
        <g transform={`translate(${-eye.x * 0.12} ${-eye.y * 0.12})`}>
          <circle cx="342" cy="150" r="54" fill="#fff" opacity="0.9" />
          <path
            d="M120 360V232Q320 196 540 236V360z"
            fill={interpolateColors(0.3, [0, 1], [far, near])}
          />
          <g transform="translate(322 222) scale(0.86)">
            <Deer
              color={interpolateColors(0.8, [0, 1], [far, near])}
              graze={Math.max(0, Math.sin(loop - 0.6)) * 14}
            />
          </g>
        </g>
      </svg>
      {Array.from({length: layers}, (_, index) => {
        // From the back to the front: 1 is the sheet at the end of the tunnel, 0 the one you touch.
        const part = 1 - index / (layers - 1);
        const away = 0.2 + (1 - part) * 0.8;
        return (
          <svg
            key={index}
            viewBox="0 0 640 360"
            preserveAspectRatio="xMidYMid slice"
            style={{
              ...stage,
              filter: `drop-shadow(${-eye.x * 0.12 * unit}px ${5 * unit}px ${(4 + away * 5) * unit}px rgba(4, 14, 30, ${shadow}))`,
            }}
          >
            <path
              d={sheet(index, part)}
              fillRule="evenodd"
              fill={interpolateColors(away, [0, 1], [far, near])}
              transform={`translate(${-eye.x * away} ${-eye.y * away})`}
            />
          </svg>
        );
      })}
    </AbsoluteFill>
  );
};
