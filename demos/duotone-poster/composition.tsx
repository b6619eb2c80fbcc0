import '@fontsource/syne/latin-800.css';
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
  name: z.string().max(12),
  line: z.string().max(34),
  contrast: z.number().min(0.5).max(2.5),
  dark: zColor(),
  light: zColor(),
  nextDark: zColor(),
  nextLight: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  name: 'Brasso',
  line: 'one trumpet, forty minutes',
  contrast: 1.25,
  dark: '#3a0ca3',
  light: '#ff9e9e',
  nextDark: '#004d40',
  nextLight: '#f4ff61',
};

/** The photo, in gray and in color as it comes. Replace it by an <Img> or a video. */
const Trumpeter = () => {
  const frame = useCurrentFrame();
  const blow = Math.sin(frame / 15);
  return (
    <svg
      viewBox="0 0 640 360"
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid slice"
    >
      <defs>
        <radialGradient id="duo-wall" cx="0.66" cy="0.3" r="0.8">
          <stop stopColor="#d9c8b0" />
          <stop offset="1" stopColor="#2d2a33" />
        </radialGradient>
        <linearGradient id="duo-skin" x1="1" x2="0" y2="0.4">
          <stop stopColor="#f1d3b5" />
          <stop offset="0.5" stopColor="#8a5a40" />
          <stop offset="1" stopColor="#1c1210" />
        </linearGradient>
        <linearGradient id="duo-coat" x1="1" x2="0">
          <stop stopColor="#6d6a78" />
          <stop offset="0.5" stopColor="#2a2830" />
          <stop offset="1" stopColor="#08080a" />
        </linearGradient>
        <linearGradient id="duo-brass" x2="0" y2="1">
          <stop stopColor="#fff8df" />
          <stop offset="0.4" stopColor="#d9a441" />
          <stop offset="1" stopColor="#4a2f0c" />
        </linearGradient>
      </defs>
      <rect width="640" height="360" fill="url(#duo-wall)" />
      <g transform={`rotate(${-3 + blow * 3} 260 330)`}>
        <path
          d="M96 380C96 290 150 252 214 244L300 250C352 270 372 320 372 400z"
          fill="url(#duo-coat)"
        />
        <path d="M214 244 258 300 300 250 286 226H226z" fill="#efe9df" />
        <path d="M222 196 228 248Q262 270 292 242L286 206z" fill="#5a3828" />
        <path
          d="M196 150C192 96 232 66 272 70 312 74 326 104 324 132L340 162C342 168 336 171 328 172L326 186C332 190 330 196 325 199 328 214 320 226 300 226 262 232 204 216 196 150z"
          fill="url(#duo-skin)"
        />
        <ellipse
          cx="306"
          cy="196"
          rx={15 + blow * 4}
          ry={13 + blow * 4}
          fill="#c99a78"
          opacity="0.7"
        />
        <path
          d="M296 134q14 6 22 0"
          stroke="#140d0b"
          strokeWidth="4"
          fill="none"
        />
        <path
          d="M176 118C178 46 316 34 330 96L376 112Q350 122 300 114 230 108 176 118z"
          fill="#141218"
        />
        <path
          d="M179 112Q240 92 329 100L330 112Q250 100 178 122z"
          fill="#8d8796"
        />
        <g strokeLinecap="round" fill="none">
          <path d="M334 190H520" stroke="url(#duo-brass)" strokeWidth="0" />
          <rect
            x="330"
            y="184"
            width="178"
            height="9"
            rx="4"
            fill="url(#duo-brass)"
          />
          <rect
            x="366"
            y="214"
            width="110"
            height="9"
            rx="4"
            fill="url(#duo-brass)"
          />
          <path
            d="M372 188C346 190 346 218 372 219M470 188C500 190 500 218 470 219"
            stroke="#b9852f"
            strokeWidth="8"
          />
          {[396, 416, 436].map((x, index) => (
            <g key={x}>
              <rect
                x={x}
                y={178}
                width="13"
                height="56"
                rx="4"
                fill="url(#duo-brass)"
              />
              <path
                d={`M${x + 6.5} ${166 + Math.max(0, Math.sin(frame / 5 + index * 2.1)) * 8}V178`}
                stroke="#e8d9b0"
                strokeWidth="6"
              />
            </g>
          ))}
          <path
            d="M500 184C540 182 566 166 586 128 596 170 596 210 586 250 566 212 540 196 500 194z"
            fill="url(#duo-brass)"
          />
          <ellipse cx="587" cy="189" rx="10" ry="61" fill="#2b1a06" />
        </g>
        <path
          d="M150 300C190 250 330 282 392 236l8-30c4-14 22-10 20 4l18-4c12 0 12 14 2 18l-12 26C400 300 330 344 220 344z"
          fill="url(#duo-coat)"
        />
        <path
          d="M388 238l10-34c4-13 22-9 20 4l18-4c12 0 12 14 2 18l-12 24c-12 16-30 12-38-8z"
          fill="url(#duo-skin)"
        />
      </g>
    </svg>
  );
};

/** The three tables of a filter: what black becomes, and what white becomes. */
const table = (from: string, to: string) =>
  [1, 3, 5].map((at) =>
    [from, to]
      .map((color) => (parseInt(color.slice(at, at + 2), 16) / 255).toFixed(3))
      .join(' '),
  );

export const DuotonePoster = (props: z.infer<typeof schema>) => {
  const {name, line, contrast, dark, light, nextDark, nextLight} = props;
  const frame = useCurrentFrame();
  const {width, height, durationInFrames} = useVideoConfig();
  const unit = Math.min(width, height) / 360;
  const tall = height > width;
  const half = durationInFrames / 2;
  const options = {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
    easing: Easing.inOut(Easing.poly(4)),
  } as const;
  // Paper is pulled over the picture at half time, and off at the end.
  const change = interpolate(frame, [half - 14, half + 14], [0, 130], options);
  const last = interpolate(
    frame,
    [durationInFrames - 30, durationInFrames - 4],
    [0, 130],
    options,
  );
  const prints = [
    {id: 'duo-first', from: dark, to: light, clip: 0},
    {id: 'duo-next', from: nextDark, to: nextLight, clip: change},
    {id: 'duo-again', from: dark, to: light, clip: last},
  ];

  return (
    <AbsoluteFill style={{backgroundColor: dark}}>
      {prints.map(({id, from, to, clip}, index) => {
        const [red, green, blue] = table(from, to);
        if (index > 0 && clip === 0) return null;
        return (
          <AbsoluteFill
            key={id}
            style={
              index === 0
                ? undefined
                : {
                    clipPath: `polygon(0 0, ${clip}% 0, ${clip - 30}% 100%, 0 100%)`,
                  }
            }
          >
            <svg width="0" height="0" style={{position: 'absolute'}}>
              <filter id={id} colorInterpolationFilters="sRGB">
                <feColorMatrix values="0.3 0.59 0.11 0 0 0.3 0.59 0.11 0 0 0.3 0.59 0.11 0 0 0 0 0 1 0" />
                <feComponentTransfer>
                  {(['R', 'G', 'B'] as const).map((channel) => {
                    const Step = `feFunc${channel}` as const;
                    return (
                      <Step
                        key={channel}
                        type="linear"
                        slope={contrast}
                        intercept={(1 - contrast) / 2}
                      />
                    );
                  })}
                </feComponentTransfer>
                <feComponentTransfer>
                  <feFuncR type="table" tableValues={red} />
                  <feFuncG type="table" tableValues={green} />
                  <feFuncB type="table" tableValues={blue} />
                </feComponentTransfer>
              </filter>
            </svg>
            <AbsoluteFill style={{filter: `url(#${id})`}}>
              <Trumpeter />
            </AbsoluteFill>
            <div
              style={{
                position: 'absolute',
                left: 24 * unit,
                right: 24 * unit,
                bottom: 16 * unit,
                color: to,
                fontFamily: 'Syne, sans-serif',
                fontWeight: 800,
                lineHeight: 0.9,
              }}
            >
              <div style={{fontSize: 19 * unit, marginBottom: 6 * unit}}>
                {line}
              </div>
              <div
                style={{
                  fontSize: (tall ? 52 : 92) * unit,
                  letterSpacing: '-0.04em',
                }}
              >
                {name}
              </div>
            </div>
          </AbsoluteFill>
        );
      })}
    </AbsoluteFill>
  );
};
