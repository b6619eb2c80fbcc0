import '@fontsource/fredoka/latin-600.css';
import {zColor} from '@remotion/zod-types';
import {
  AbsoluteFill,
  Easing,
  interpolate,
  random,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  before: z.string().max(10),
  after: z.string().max(10),
  height: z.number().min(0).max(40),
  gap: z.number().int().min(2).max(10),
  flavor: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  before: 'lemon',
  after: 'mint',
  height: 18,
  gap: 6,
  flavor: '#0c9d78',
};

const Flavor = ({
  name,
  ground,
  ink,
  frame,
}: {
  name: string;
  ground: string;
  ink: string;
  frame: number;
}) => {
  const {width, height} = useVideoConfig();
  const unit = Math.min(width, height) / 360;
  return (
    <AbsoluteFill
      style={{
        backgroundColor: ground,
        justifyContent: 'center',
        alignItems: 'center',
        color: ink,
      }}
    >
      <svg
        viewBox="-100 -100 200 200"
        width={height * 0.94}
        style={{
          position: 'absolute',
          right: -0.16 * height,
          rotate: `${frame * 0.5}deg`,
        }}
      >
        <circle r="98" fill={ink} opacity="0.3" />
        <circle r="86" fill={ground} />
        {Array.from({length: 9}, (_, index) => (
          <path
            key={index}
            d="M0-10C-42-60-24-84 0-82 24-84 42-60 0-10z"
            fill={ink}
            opacity="0.28"
            transform={`rotate(${index * 40})`}
          />
        ))}
      </svg>
      {Array.from({length: 9}, (_, index) => {
        const size = (14 + random(`fizz-s${index}`) * 30) * unit;
        const rise =
          (random(`fizz-y${index}`) * 120 +
            frame * (0.4 + random(`fizz-v${index}`) * 0.4)) %
          120;
        return (
          <div
            key={index}
            style={{
              position: 'absolute',
              left: `${4 + random(`fizz-x${index}`) * 88}%`,
              top: `${108 - rise}%`,
              width: size,
              height: size,
              borderRadius: '50%',
              border: `${3 * unit}px solid ${ink}`,
              opacity: 0.35,
            }}
          />
        );
      })}
      <div
        style={{
          font: `600 ${112 * unit}px/1 Fredoka, sans-serif`,
          letterSpacing: '-0.02em',
          position: 'relative',
        }}
      >
        {name}
      </div>
    </AbsoluteFill>
  );
};

export const LiquidWave = ({
  before,
  after,
  height: swell,
  gap,
  flavor,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height} = useVideoConfig();
  const unit = Math.min(width, height) / 360;
  const level = (index: number) => {
    const from = 22 + index * gap;
    const part = interpolate(frame, [from, from + 32], [0, 1], {
      extrapolateLeft: 'clamp',
      extrapolateRight: 'clamp',
      easing: Easing.bezier(0.6, 0, 0.3, 1),
    });
    const crest = swell * unit;
    return {part, y: height + crest - part * (height + crest * 2)};
  };
  const surface = (index: number, above = 0) => {
    const {y, part} = level(index);
    // The surface is rough on its way and calm at both ends.
    const high = Math.sin(part * Math.PI) * swell * unit;
    const points = Array.from({length: 33}, (_, step) => {
      const x = step / 32;
      const wave =
        Math.sin(x * 7 + frame / 5 + index * 2) * 0.7 +
        Math.sin(x * 13 - frame / 7 + index) * 0.3;
      return `${(x * 100).toFixed(2)}% ${(y + wave * high - above * unit).toFixed(1)}px`;
    });
    return `polygon(${points.join(',')}, 100% 110%, 0% 110%)`;
  };
  const mix = (percent: number) =>
    `color-mix(in oklch, ${flavor} ${percent}%, #ffb01f)`;

  return (
    <AbsoluteFill style={{width}}>
      <Flavor name={before} ground="#ffe45c" ink="#e06a00" frame={frame} />
      <AbsoluteFill
        style={{backgroundColor: '#fffbe8', clipPath: surface(0, 7)}}
      />
      <AbsoluteFill style={{backgroundColor: mix(25), clipPath: surface(0)}} />
      <AbsoluteFill
        style={{backgroundColor: '#f3ffd9', clipPath: surface(1, 5)}}
      />
      <AbsoluteFill style={{backgroundColor: mix(60), clipPath: surface(1)}} />
      <AbsoluteFill style={{clipPath: surface(2)}}>
        <Flavor name={after} ground={flavor} ink="#e6ffe9" frame={frame + 60} />
      </AbsoluteFill>
    </AbsoluteFill>
  );
};
