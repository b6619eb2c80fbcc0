import '@fontsource/permanent-marker/latin-400.css';
import {zColor} from '@remotion/zod-types';
import {
  AbsoluteFill,
  random,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  first: z.string().max(40),
  second: z.string().max(40),
  third: z.string().max(24),
  wobble: z.number().min(0).max(3),
  sky: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  first: 'Captain, the map is upside down!',
  second: 'Then sail the ship that way too.',
  third: 'SPLASH',
  wobble: 1,
  sky: '#ffd23f',
};

/** A bubble with a tail, drawn around the middle; `tail` is where it points. */
const bubble = (
  width: number,
  height: number,
  tail: {x: number; y: number},
  wobble: number,
  seed: string,
) => {
  const points = Array.from({length: 40}, (_, index) => {
    const turn = (index / 40) * Math.PI * 2;
    // A superellipse: rounder than a box, fuller than an ellipse.
    const shape =
      (Math.abs(Math.cos(turn)) ** 2.6 + Math.abs(Math.sin(turn)) ** 2.6) **
      (-1 / 2.6);
    const edge = shape + (random(`${seed}${index}`) - 0.5) * 0.02 * wobble;
    return [
      Math.cos(turn) * width * edge,
      Math.sin(turn) * height * edge,
    ] as const;
  });
  const base = Math.atan2(tail.y / height, tail.x / width);
  return points
    .map(([x, y], index) => {
      const turn = (index / 40) * Math.PI * 2;
      const away = Math.abs(
        Math.atan2(Math.sin(turn - base), Math.cos(turn - base)),
      );
      return away < 0.08
        ? `${tail.x} ${tail.y}`
        : `${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('L');
};

export const ComicBubbles = ({
  first,
  second,
  third,
  wobble,
  sky,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height, fps} = useVideoConfig();
  const unit = Math.min(width, height) / 360;
  const lines = [
    {text: first, from: 12, x: 196, y: 66, tail: {x: 20, y: 96}},
    {text: second, from: 66, x: 462, y: 66, tail: {x: -46, y: 106}},
  ];
  const boom = spring({
    frame: frame - 126,
    fps,
    config: {damping: 9, stiffness: 190},
  });
  const shake =
    frame > 126
      ? Math.sin(frame * 2.4) * Math.max(0, 1 - (frame - 126) / 16) * 6
      : 0;
  const rock = Math.sin(frame / 16) * 2.4;
  const ink = {
    stroke: '#16130e',
    strokeWidth: 4,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
  } as const;

  return (
    <AbsoluteFill style={{backgroundColor: '#ece3cf'}}>
      <svg
        viewBox="0 0 640 360"
        width="100%"
        height="100%"
        style={{translate: `${shake * unit}px ${(-shake / 2) * unit}px`}}
      >
        <pattern
          id="comic-dots"
          width="9"
          height="9"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(24)"
        >
          <circle cx="4.5" cy="4.5" r="2.1" fill="#ff7a3d" />
        </pattern>
        <clipPath id="comic-panel">
          <rect x="16" y="16" width="608" height="328" />
        </clipPath>
        <g clipPath="url(#comic-panel)">
          <rect width="640" height="360" fill={sky} />
          <path
            d="M0 0H640V120Q320 220 0 150z"
            fill="url(#comic-dots)"
            opacity="0.7"
          />
          <g transform={`rotate(${rock} 320 320)`}>
            <path d="M60 262H580L536 380H110z" fill="#8a3b1e" {...ink} />
            <path d="M70 282H572M82 306H562" {...ink} strokeWidth="2.5" />
            <path d="M330 262V96" {...ink} strokeWidth="11" />
            <path d="M338 110 402 130 338 150z" fill="#16130e" />
            <g transform="translate(222 200)">
              <path
                d="M-30 64C-34 20-20 6 0 6s34 14 30 58z"
                fill="#2f80c2"
                {...ink}
              />
              <circle cy="-12" r="24" fill="#f5c8a0" {...ink} />
              <path d="M-26-18q26-30 52 0z" fill="#e23b3b" {...ink} />
              <circle cx="6" cy="-10" r="3" />
              <path
                d={`M8 2q6 ${frame > 12 && frame < 60 ? 4 + Math.abs(Math.sin(frame)) * 6 : 2} 10-2`}
                fill="#16130e"
                {...ink}
                strokeWidth="2.5"
              />
              <path
                d={`M24 30 54 ${24 + Math.sin(frame / 5) * 3}`}
                {...ink}
                strokeWidth="7"
              />
              <path
                d="M46 8h30v28H46z"
                fill="#fff3d6"
                {...ink}
                strokeWidth="2.5"
                transform={`translate(4 ${Math.sin(frame / 5) * 3})`}
              />
            </g>
            <g transform="translate(444 206)">
              <path
                d="M-40 58C-44 10-26 0 0 0s44 10 40 58z"
                fill="#b0277a"
                {...ink}
              />
              <circle cy="-22" r="27" fill="#8d5a38" {...ink} />
              <path d="M-44-32h88l-16-10-10-26h-36l-10 26z" fill="#16130e" />
              <path
                d="M-24-10C-20 26 20 26 24-10 12-2-12-2-24-10z"
                fill="#f2f2f2"
                {...ink}
                strokeWidth="3"
              />
              <path d="M-16-24h12" {...ink} />
              <circle cx="12" cy="-22" r="3" fill="#fff" />
            </g>
          </g>
          <path
            d={`M0 ${314 + rock}q20-18 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0V380H0z`}
            fill="#20a4b8"
            {...ink}
            transform={`translate(${-((frame * 1.2) % 80)} 0)`}
          />
        </g>
        <rect
          x="16"
          y="16"
          width="608"
          height="328"
          fill="none"
          {...ink}
          strokeWidth="6"
        />
        {lines.map(({text, from, x, y, tail}) => {
          const pop = spring({
            frame: frame - from,
            fps,
            config: {damping: 12, stiffness: 190},
          });
          return frame < from ? null : (
            <g
              key={from}
              transform={`translate(${x} ${y}) scale(${pop})`}
              style={{transformOrigin: '0 0'}}
            >
              <path
                d={`M${bubble(128, 44, tail, wobble, text)}z`}
                fill="#fff"
                {...ink}
              />
              <foreignObject x="-108" y="-38" width="216" height="76">
                <div
                  style={{
                    height: '100%',
                    display: 'grid',
                    placeItems: 'center',
                    textAlign: 'center',
                    font: '400 20px/1.2 Permanent Marker, cursive',
                    color: '#16130e',
                    textWrap: 'balance',
                  }}
                >
                  {text}
                </div>
              </foreignObject>
            </g>
          );
        })}
        <g
          transform={`translate(320 290) rotate(-5) scale(${boom})`}
          opacity={boom > 0 ? 1 : 0}
        >
          <path
            d={`M${Array.from({length: 28}, (_, index) => `${(Math.cos((index / 14) * Math.PI) * (index % 2 ? 158 : 206)).toFixed(1)} ${(Math.sin((index / 14) * Math.PI) * (index % 2 ? 42 : 62)).toFixed(1)}`).join('L')}z`}
            fill="#20a4b8"
            {...ink}
            strokeWidth="5"
          />
          <text
            textAnchor="middle"
            y="18"
            fontFamily="Permanent Marker, cursive"
            fontSize={Math.min(58, 380 / Math.max(4, third.length))}
            fill="#fff"
            {...ink}
            strokeWidth="9"
            paintOrder="stroke"
          >
            {third}
          </text>
        </g>
      </svg>
    </AbsoluteFill>
  );
};
