import '@fontsource/fraunces/latin-600-italic.css';
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
  word: z.string().max(12),
  line: z.string().max(36),
  metal: z.enum(['gold', 'silver', 'copper']),
  tilt: z.number().min(0).max(60),
  dust: z.number().int().min(0).max(60),
});

export const defaultProps: z.infer<typeof schema> = {
  word: 'Solstice',
  line: 'An evening in three courses',
  metal: 'gold',
  tilt: 24,
  dust: 26,
};

const metals = {
  gold: ['#7a5414', '#d9ab45', '#fff3c4'],
  silver: ['#565f68', '#b7c1c9', '#ffffff'],
  copper: ['#6b2d15', '#cf7f4f', '#ffe2cf'],
} as const;

export const FoilSheen = ({
  word,
  line,
  metal,
  tilt,
  dust,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height, durationInFrames} = useVideoConfig();
  const unit = Math.min(width, height) / 360;
  const [dark, body, light] = metals[metal];
  const clamp = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;
  const sweep = interpolate(frame, [8, durationInFrames - 16], [-40, 140], {
    ...clamp,
    easing: Easing.inOut(Easing.sin),
  });
  const show = interpolate(
    frame,
    [0, 26, durationInFrames - 12, durationInFrames - 1],
    [0, 1, 1, 0],
    clamp,
  );
  const at = (offset: number, color: string) => `${color} ${sweep + offset}%`;
  const foil = {
    color: 'transparent',
    backgroundClip: 'text',
    backgroundImage: `linear-gradient(${90 + tilt}deg, ${[at(-60, body), at(-24, dark), at(-8, body), at(0, light), at(6, light), at(14, body), at(34, dark), at(70, body)].join(',')})`,
  } as const;

  return (
    <AbsoluteFill
      style={{
        background: 'radial-gradient(#26221f, #0d0b0a 75%)',
        justifyContent: 'center',
        alignItems: 'center',
      }}
    >
      <svg
        width={width}
        height={height}
        style={{position: 'absolute', opacity: show}}
      >
        <linearGradient
          id="foil-line"
          gradientUnits="userSpaceOnUse"
          x2={width}
          gradientTransform={`rotate(${tilt} ${width / 2} ${height / 2})`}
        >
          {(
            [
              [-60, body],
              [-24, dark],
              [-8, body],
              [0, light],
              [6, light],
              [14, body],
              [34, dark],
              [70, body],
            ] as const
          ).map(([offset, color]) => (
            <stop
              key={offset}
              offset={`${sweep + offset}%`}
              stopColor={color}
            />
          ))}
        </linearGradient>
        <g fill="none" stroke="url(#foil-line)">
          {[12, 19].map((edge, index) => (
            <rect
              key={edge}
              x={edge * unit}
              y={edge * unit}
              width={width - edge * 2 * unit}
              height={height - edge * 2 * unit}
              strokeWidth={(index ? 1 : 3) * unit}
            />
          ))}
          {[-1, 1].map((side) =>
            Array.from({length: 31}, (_, ray) => {
              // Two fans of rays, from the middle of the upper and of the lower edge.
              const turn = ((ray + 0.5) / 31) * Math.PI;
              const foot = {
                x: width / 2,
                y: height / 2 + side * (height / 2 - 19 * unit),
              };
              const [from, to] = [26 * unit, (ray % 2 ? 62 : 86) * unit];
              const way = (far: number) =>
                `${foot.x + Math.cos(turn) * far * 1.7} ${foot.y - side * Math.sin(turn) * far}`;
              return (
                <path
                  key={`${side}${ray}`}
                  d={`M${way(from)}L${way(to)}`}
                  strokeWidth={1.5 * unit}
                />
              );
            }),
          )}
        </g>
      </svg>
      <div
        style={{
          ...foil,
          opacity: show,
          font: `italic 600 ${Math.min(106 * unit, (width * 1.6) / word.length)}px/1.25 Fraunces, serif`,
          padding: `0 ${14 * unit}px`,
        }}
      >
        {word}
      </div>
      <div
        style={{
          ...foil,
          opacity: show,
          font: `500 ${17 * unit}px Instrument Sans Variable, sans-serif`,
          letterSpacing: 2 * unit,
        }}
      >
        {line}
      </div>
      {Array.from({length: dust}, (_, speck) => {
        const x = 8 + random(`x${speck}`) * 84;
        const y = 20 + random(`y${speck}`) * 60;
        // A speck lights up when the sweep passes it.
        const glint = Math.exp(-(((x - sweep) / 7) ** 2)) * show;
        const size = (1 + random(`size${speck}`) * 3) * unit;
        return (
          <div
            key={speck}
            style={{
              position: 'absolute',
              left: `${x}%`,
              top: `${y}%`,
              width: size,
              height: size,
              borderRadius: '50%',
              backgroundColor: light,
              opacity: 0.06 + glint * 0.94,
            }}
          />
        );
      })}
    </AbsoluteFill>
  );
};
