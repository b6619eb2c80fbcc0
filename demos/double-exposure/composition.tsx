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
  birds: z.number().int().min(0).max(16),
  drift: z.number().min(0).max(3),
  sky: zColor(),
  forest: zColor(),
  paper: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  birds: 9,
  drift: 1,
  sky: '#f6a57a',
  forest: '#17404a',
  paper: '#f1ece2',
};

const HEAD =
  'M70 372C96 338 168 330 194 306 206 294 204 280 196 268 172 240 158 206 160 166 164 92 222 46 294 48 356 50 398 86 404 136 406 152 402 160 408 174 416 190 430 204 435 213 438 220 432 224 423 226 421 233 428 238 427 244 426 249 420 250 418 252 423 255 424 261 419 265 414 270 418 278 415 288 410 304 388 303 370 300 354 298 348 308 350 322 354 344 424 346 452 372z';

/** The second picture: hills with firs, one behind the other. Replace it by a video. */
const Valley = ({
  drift,
  sky,
  forest,
}: {
  drift: number;
  sky: string;
  forest: string;
}) => {
  const frame = useCurrentFrame();
  return (
    <g>
      <linearGradient id="exposure-sky" x2="0" y2="1">
        <stop stopColor={`color-mix(in oklab, ${sky} 30%, #5f8ea3)`} />
        <stop offset="0.62" stopColor={sky} />
        <stop offset="1" stopColor="#fff3da" />
      </linearGradient>
      <rect width="640" height="372" fill="url(#exposure-sky)" />
      <circle cx="318" cy={176 - frame * 0.22 * drift} r="40" fill="#fff6df" />
      {[0, 1, 2, 3].map((row) => {
        const near = row / 3;
        const shift = frame * drift * (0.1 + near * 0.7);
        return (
          <g
            key={row}
            fill={`color-mix(in oklab, ${forest} ${28 + near * 72}%, ${sky})`}
            transform={`translate(${-shift} 0)`}
          >
            <path
              d={`M-20 400V${190 + row * 44}Q330 ${150 + row * 52} 1100 ${200 + row * 40}V400z`}
            />
            {Array.from({length: 46}, (_, index) => {
              const high =
                (26 + random(`fir-h${row}-${index}`) * 30) * (0.7 + near * 1.1);
              return (
                <path
                  key={index}
                  d={`M${-high * 0.22} 8 0 ${-high} ${high * 0.22} 8z`}
                  transform={`translate(${index * 23 + random(`fir-x${row}-${index}`) * 18} ${184 + row * 43 - Math.sin((index / 46) * Math.PI) * 14})`}
                />
              );
            })}
          </g>
        );
      })}
    </g>
  );
};

export const DoubleExposure = ({
  birds,
  drift,
  sky,
  forest,
  paper,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height, durationInFrames} = useVideoConfig();
  const tall = height > width;
  const shown = interpolate(
    frame,
    [8, 54, durationInFrames - 34, durationInFrames - 2],
    [0, 1, 1, 0],
    {
      extrapolateLeft: 'clamp',
      extrapolateRight: 'clamp',
      easing: Easing.inOut(Easing.cubic),
    },
  );

  return (
    <AbsoluteFill style={{backgroundColor: paper}}>
      <svg
        viewBox={tall ? '66 0 420 360' : '0 0 640 360'}
        preserveAspectRatio="xMidYMax meet"
        width="100%"
        height="100%"
        style={{position: 'absolute', overflow: 'visible'}}
      >
        <linearGradient id="exposure-melt" gradientTransform="rotate(78)">
          <stop offset="0.55" stopColor="#fff" />
          <stop offset="1" stopColor="#888" />
        </linearGradient>
        <mask id="exposure-mask">
          <path d={HEAD} fill="url(#exposure-melt)" />
        </mask>
        <path
          d={HEAD}
          fill={`color-mix(in oklab, ${forest} 88%, #000)`}
          opacity={1 - shown * 0.55}
        />
        <g mask="url(#exposure-mask)">
          <g
            opacity={shown}
            transform={`translate(0 ${(1 - shown) * 90}) scale(${1.04 + (1 - shown) * 0.1})`}
          >
            <Valley drift={drift} sky={sky} forest={forest} />
          </g>
          {/* The face stays readable: a shade along its front. */}
          <path
            d="M420 60Q360 200 440 380"
            fill="none"
            stroke={forest}
            strokeWidth="120"
            opacity="0.22"
            style={{filter: 'blur(18px)'}}
          />
        </g>
        {Array.from({length: birds}, (_, index) => {
          const away =
            (frame * drift * 1.1 + index * 9 - 40) *
            (0.75 + random(`bird-v${index}`) * 0.5);
          const x = 250 + random(`bird-x${index}`) * 60 + away * 1.9;
          const y =
            150 +
            random(`bird-y${index}`) * 60 -
            away * 0.62 +
            Math.sin(frame / 9 + index) * 4;
          const wing = Math.sin(frame / 2.6 + index * 2) * 6;
          return (
            <path
              key={index}
              d={`M-10 ${-wing}Q-4 ${-3 - wing * 0.4} 0 1 4 ${-3 - wing * 0.4} 10 ${-wing}`}
              fill="none"
              stroke={forest}
              strokeWidth="2.6"
              strokeLinecap="round"
              transform={`translate(${x} ${y}) scale(${0.7 + random(`bird-s${index}`) * 0.6})`}
              opacity={Math.min(1, Math.max(0, away / 24)) * shown}
            />
          );
        })}
      </svg>
    </AbsoluteFill>
  );
};
