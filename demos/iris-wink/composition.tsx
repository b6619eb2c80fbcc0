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
  hold: z.number().int().min(4).max(24),
  rings: z.number().int().min(0).max(4),
  night: zColor(),
  rim: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  hold: 12,
  rings: 3,
  night: '#12384a',
  rim: '#f7b538',
};

/** Two scenes to be replaced by yours: a cat on a roof, and a stall with fish. */
const Roof = ({blink, sky}: {blink: number; sky: string}) => (
  <svg
    viewBox="0 0 640 360"
    width="100%"
    height="100%"
    preserveAspectRatio="xMidYMid slice"
  >
    <rect width="640" height="360" fill={sky} />
    <circle cx="130" cy="92" r="50" fill="#f6e9c4" />
    <path d="M0 360V250L160 180 320 250 480 176 660 256V360z" fill="#0b2230" />
    <path d="M505 120h40v90h-40z" fill="#0b2230" />
    <path
      d="M352 256c-10-60 22-86 60-90-18-20-22-44-14-70l26 22c12-4 26-4 38 0l26-22c8 30 2 54-14 70 26 16 34 50 24 90z"
      fill="#ef8354"
    />
    <path
      d="M348 250c-40 6-58-20-44-46"
      fill="none"
      stroke="#ef8354"
      strokeWidth="13"
      strokeLinecap="round"
    />
    <g transform="translate(443 142)">
      <ellipse cx="-15" rx="8" ry="10" fill="#fdf6e3" />
      <ellipse cx="-15" rx="3.4" ry="8" fill="#12384a" />
      <ellipse cx="15" rx="8" ry={10 * blink} fill="#fdf6e3" />
      <ellipse cx="15" rx="3.4" ry={8 * blink} fill="#12384a" />
      {blink < 0.3 && (
        <path
          d="M6 0q9 7 18 0"
          fill="none"
          stroke="#12384a"
          strokeWidth="3"
          strokeLinecap="round"
        />
      )}
      <path
        d="M-5 13h10l-5 6zM0 19q-7 9-14 3M0 19q7 9 14 3"
        fill="#7a2e1d"
        stroke="#7a2e1d"
        strokeWidth="2"
        fillOpacity="1"
      />
    </g>
  </svg>
);

const Market = ({shift}: {shift: number}) => (
  <svg
    viewBox="0 0 640 360"
    width="100%"
    height="100%"
    preserveAspectRatio="xMidYMid slice"
  >
    <rect width="640" height="360" fill="#ffd9c2" />
    {Array.from({length: 8}, (_, index) => (
      <path
        key={index}
        d={`M${index * 80} 0h80v84a40 26 0 0 1-80 0z`}
        fill={index % 2 ? '#fff6ec' : '#e4572e'}
      />
    ))}
    <path d="M20 250H620L600 360H40z" fill="#8d5b3f" />
    <path d="M30 226H610V262H30z" fill="#dff1f5" />
    {Array.from({length: 7}, (_, index) => (
      <g
        key={index}
        transform={`translate(${90 + index * 78} ${232 - Math.sin(shift / 7 + index) * 2}) rotate(-24)`}
      >
        <path
          d="M-40 0C-16-26 20-22 34 0 20 22-16 26-40 0zM-34 0-58-18v36z"
          fill={index % 3 ? '#5fa8b8' : '#f29e8e'}
        />
        <circle cx="20" cy="-5" r="4" fill="#12384a" />
      </g>
    ))}
  </svg>
);

export const IrisWink = ({hold, rings, night, rim}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height} = useVideoConfig();
  const scale = Math.max(width / 640, height / 360);
  const center = {x: width / 2 + 123 * scale, y: height / 2 - 38 * scale};
  const closed = 44 + hold;
  const far = Math.hypot(width, height);
  const radius = interpolate(
    frame,
    [16, 38, closed, closed + 7, closed + 12, closed + 36],
    [far, 56 * scale, 56 * scale, 0, 0, far],
    {
      extrapolateLeft: 'clamp',
      extrapolateRight: 'clamp',
      easing: Easing.inOut(Easing.cubic),
    },
  );
  const isNight = frame < closed + 10;
  const blink = interpolate(
    frame,
    [40, 43, 40 + hold * 0.6, 44 + hold * 0.6],
    [1, 0.04, 0.04, 1],
    {
      extrapolateLeft: 'clamp',
      extrapolateRight: 'clamp',
    },
  );
  const at = isNight ? center : {x: width / 2, y: height / 2};

  return (
    <AbsoluteFill style={{backgroundColor: '#0a0f14'}}>
      {Array.from({length: rings}, (_, index) => {
        const size =
          2 *
          (radius +
            (rings - index) * 13 * scale * Math.min(1, radius / (30 * scale)));
        return (
          <div
            key={index}
            style={{
              position: 'absolute',
              left: at.x - size / 2,
              top: at.y - size / 2,
              width: size,
              height: size,
              borderRadius: '50%',
              backgroundColor: `color-mix(in srgb, ${rim} ${30 + (index * 70) / rings}%, #0a0f14)`,
            }}
          />
        );
      })}
      <AbsoluteFill
        style={{clipPath: `circle(${radius}px at ${at.x}px ${at.y}px)`}}
      >
        {isNight ? (
          <Roof blink={blink} sky={night} />
        ) : (
          <Market shift={frame} />
        )}
      </AbsoluteFill>
    </AbsoluteFill>
  );
};
