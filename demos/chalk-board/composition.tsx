import '@fontsource/caveat/latin-700.css';
import {evolvePath} from '@remotion/paths';
import {zColor} from '@remotion/zod-types';
import {
  AbsoluteFill,
  interpolate,
  random,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  first: z.string().max(18),
  second: z.string().max(18),
  chalk: zColor(),
  accent: zColor(),
  speed: z.number().min(0.5).max(2),
});

export const defaultProps: z.infer<typeof schema> = {
  first: 'Today: why the',
  second: 'sky is blue',
  chalk: '#f4f1e6',
  accent: '#ffd45e',
  speed: 1,
};

const underline =
  'M4 14C70 4 150 2 300 8C220 9 120 14 60 22C150 16 240 17 286 20';

export const ChalkBoard = ({
  first,
  second,
  chalk,
  accent,
  speed,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height} = useVideoConfig();
  const unit = Math.min(width, height) / 360;
  const write = (start: number, end: number) =>
    interpolate(frame * speed, [start, end], [0, 1], {
      extrapolateLeft: 'clamp',
      extrapolateRight: 'clamp',
    });
  // A slanted, soft edge moves over the line, as a hand does that writes upright letters.
  const written = (part: number) => {
    const edge = part * 130 - 15;
    return `linear-gradient(100deg, #000 ${edge}%, #0000 ${edge + 8}%)`;
  };
  const hand = {
    fontFamily: 'Caveat, cursive',
    fontWeight: 700,
    lineHeight: 1.05,
    whiteSpace: 'nowrap',
  } as const;
  const stroke = evolvePath(write(66, 92), underline);

  return (
    <AbsoluteFill style={{backgroundColor: '#7a5230', padding: 12 * unit}}>
      <AbsoluteFill
        style={{
          position: 'relative',
          background: 'radial-gradient(circle at 30% 40%, #3c6150, #274436)',
          boxShadow: `inset 0 0 ${30 * unit}px #0007`,
          justifyContent: 'center',
          alignItems: 'center',
          overflow: 'hidden',
          color: chalk,
        }}
      >
        {Array.from({length: 7}, (_, smear) => (
          <div
            key={smear}
            style={{
              position: 'absolute',
              left: `${random(`x${smear}`) * 80 - 5}%`,
              top: `${random(`y${smear}`) * 90}%`,
              width: 260 * unit,
              height: 34 * unit,
              borderRadius: '50%',
              background: 'radial-gradient(#ffffff12, #0000 70%)',
              rotate: `${random(`r${smear}`) * 40 - 20}deg`,
            }}
          />
        ))}
        <div
          style={{
            ...hand,
            fontSize: Math.min(62 * unit, (width * 1.9) / first.length),
            maskImage: written(write(6, 36)),
            padding: `0 ${10 * unit}px`,
          }}
        >
          {first}
        </div>
        <div
          style={{
            ...hand,
            fontSize: Math.min(88 * unit, (width * 1.9) / second.length),
            color: accent,
            maskImage: written(write(36, 64)),
            padding: `0 ${10 * unit}px`,
          }}
        >
          {second}
        </div>
        <svg
          viewBox="0 0 304 26"
          width={300 * unit}
          style={{overflow: 'visible', marginTop: 6 * unit}}
        >
          <path
            d={underline}
            fill="none"
            stroke={chalk}
            strokeWidth={3.4}
            strokeLinecap="round"
            {...stroke}
          />
        </svg>
      </AbsoluteFill>
    </AbsoluteFill>
  );
};
