import '@fontsource/vt323/latin-400.css';
import {zColor} from '@remotion/zod-types';
import {
  AbsoluteFill,
  Easing,
  Freeze,
  interpolate,
  random,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  turnAt: z.number().int().min(40).max(80),
  back: z.number().int().min(20).max(60),
  noise: z.number().min(0).max(1),
  wall: zColor(),
  tower: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  turnAt: 66,
  back: 44,
  noise: 0.7,
  wall: '#9ad4c0',
  tower: '#f07f4f',
};

/** The footage: a tower of cups is hit by a ball at frame 26. Replace it by a video. */
const Tower = ({wall, tower}: {wall: string; tower: string}) => {
  const frame = useCurrentFrame();
  const hit = Math.max(0, frame - 26);
  const ball = frame < 26 ? -60 + frame * 11.2 : 231 - hit * 2.2;
  const cups = [0, 1, 2, 3].flatMap((row) =>
    Array.from({length: 4 - row}, (_, index) => ({
      row,
      x: 338 + index * 50 + row * 25,
      y: 262 - row * 52,
    })),
  );
  return (
    <svg
      viewBox="0 0 640 360"
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid slice"
    >
      <rect width="640" height="360" fill={wall} />
      <path
        d="M0 0H90Q110 130 70 290H0zM640 0H590Q576 120 604 290H640z"
        fill="#f8f0dc"
        opacity="0.8"
      />
      <rect x="216" y="40" width="120" height="90" fill="#f8f0dc" />
      <path d="M216 130 258 78 286 106 306 88 336 130z" fill="#4a8f7c" />
      <rect y="288" width="640" height="80" fill="#7a4a35" />
      <rect y="288" width="640" height="12" fill="#9c6348" />
      {cups.map(({row, x, y}, index) => {
        // A cup starts when the ball's push has run up to it; then it flies, falls and rolls.
        const age = Math.max(0, hit - (x - 338) / 40 - row * 1.2);
        const fly = 3 + random(`cup-v${index}`) * 4 + row * 0.7;
        const lift = 4 + random(`cup-u${index}`) * 5;
        const drop = lift * age - 0.42 * age ** 2;
        const floor = Math.max(drop, y - 274);
        const bounce =
          drop < y - 274
            ? Math.abs(Math.sin(age * 0.5)) * 16 * Math.exp(-age / 9)
            : 0;
        const slow = 22 * (1 - Math.exp(-age / 22));
        return (
          <g
            key={index}
            transform={`translate(${x + (fly - 4) * slow} ${y - floor - bounce}) rotate(${(random(`cup-t${index}`) - 0.4) * 26 * slow})`}
          >
            <path d="M-22-26H22L16 26H-16z" fill={tower} />
            <path d="M-22-26H22L20.500-14H-20.500z" fill="#fff6e5" />
            <path d="M8-14H20.500L16 26H8z" fill="#000" opacity="0.12" />
          </g>
        );
      })}
      <circle
        cx={ball}
        cy={
          240 -
          Math.abs(Math.sin(frame / 9)) *
            (frame < 26 ? 60 : 30 * Math.exp(-hit / 14))
        }
        r="24"
        fill="#3155c4"
      />
    </svg>
  );
};

export const TapeRewind = ({
  turnAt,
  back,
  noise,
  wall,
  tower,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height, durationInFrames} = useVideoConfig();
  const unit = Math.min(width, height) / 360;
  const ease = {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
    easing: Easing.inOut(Easing.quad),
  } as const;
  const start = turnAt + 8;
  const home = start + back;
  const shown =
    frame < turnAt
      ? frame
      : frame < home
        ? interpolate(frame, [start, home], [turnAt, 0], ease)
        : Math.min(20, (frame - home) * 0.6);
  const rewinding = frame >= start && frame < home;
  const wild = rewinding
    ? noise * Math.sin(((frame - start) / back) * Math.PI) ** 0.5
    : 0;
  const text =
    frame < turnAt
      ? 'PLAY'
      : rewinding
        ? 'REW'
        : frame < start
          ? 'STOP'
          : 'PLAY';
  const seconds = Math.max(0, Math.round(shown));
  const icon = {
    PLAY: 'M0 0 20 12 0 24z',
    REW: 'M20 0V24L0 12zM42 0V24L22 12z',
    STOP: 'M0 1h22v22H0z',
  }[text];
  const label = {
    fontFamily: 'VT323, monospace',
    fontSize: 40 * unit,
    fill: '#fff',
    style: {paintOrder: 'stroke', stroke: '#1a1c5a', strokeWidth: 5 * unit},
  } as const;

  return (
    <AbsoluteFill style={{backgroundColor: '#000', overflow: 'hidden'}}>
      <AbsoluteFill
        style={{
          filter: `saturate(${1 - wild * 0.4}) contrast(${1 + wild * 0.1})`,
          translate: `${wild * (random(`tape-j${frame}`) - 0.5) * 12 * unit}px 0`,
        }}
      >
        <Freeze frame={shown}>
          <Tower wall={wall} tower={tower} />
        </Freeze>
      </AbsoluteFill>
      {wild > 0 &&
        [0, 1, 2].map((band) => {
          // Three strips of the same picture, shifted sideways: the head slides over the tracks.
          const at = (((band * 37 - frame * 7) % 100) + 100) % 100;
          return (
            <AbsoluteFill
              key={band}
              style={{
                clipPath: `inset(${at}% 0 ${Math.max(0, 92 - at)}% 0)`,
                translate: `${(26 + band * 14) * wild * unit}px 0`,
                filter: 'brightness(1.12) saturate(0.25) contrast(1.3)',
              }}
            >
              <Freeze frame={shown}>
                <Tower wall={wall} tower={tower} />
              </Freeze>
            </AbsoluteFill>
          );
        })}
      <svg width={width} height={height} style={{position: 'absolute'}}>
        {wild > 0 &&
          Array.from({length: 70}, (_, index) => {
            const seed = `${index}-${frame}`;
            const band = ((((index % 3) * 37 - frame * 7) % 100) + 100) % 100;
            return (
              <rect
                key={index}
                x={random(`tape-x${seed}`) * width}
                y={((band + random(`tape-y${seed}`) * 8) / 100) * height}
                width={(8 + random(`tape-w${seed}`) * 70) * unit}
                height={1.6 * unit}
                fill="#fff"
                opacity={wild * (0.4 + random(`tape-o${seed}`) * 0.6)}
              />
            );
          })}
        <g transform={`translate(${28 * unit} ${24 * unit})`}>
          <path
            d={icon}
            fill="#fff"
            stroke="#1a1c5a"
            strokeWidth="3"
            transform={`scale(${unit})`}
          />
          <text {...label} x={54 * unit} y={24 * unit}>
            {text}
          </text>
        </g>
        <text
          {...label}
          x={width - 28 * unit}
          y={height > width ? height - 28 * unit : 48 * unit}
          textAnchor="end"
        >
          {`0:00:${String(Math.floor(seconds / 30)).padStart(2, '0')}:${String(seconds % 30).padStart(2, '0')}`}
        </text>
        {frame >= durationInFrames - 6 && (
          <rect
            width={width}
            height={height}
            fill="#000"
            opacity={(frame - durationInFrames + 7) / 6}
          />
        )}
      </svg>
    </AbsoluteFill>
  );
};
