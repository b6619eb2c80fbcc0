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
  length: z.number().int().min(8).max(30),
  blur: z.number().min(0).max(60),
  awning: zColor(),
  water: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  length: 16,
  blur: 30,
  awning: '#e63a66',
  water: '#27b8c4',
};

const Stall = ({awning, frame}: {awning: string; frame: number}) => (
  <svg
    viewBox="0 0 640 360"
    width="100%"
    height="100%"
    preserveAspectRatio="xMidYMid slice"
  >
    <rect width="640" height="360" fill="#ffc857" />
    <rect y="70" width="640" height="200" fill="#5b2333" />
    <path d="M0 40H640L610 112H30z" fill={awning} />
    {[90, 230, 370, 510].map((x, index) => (
      <g
        key={x}
        transform={`translate(${x} 112) rotate(${Math.sin(frame / 14 + index) * 5})`}
      >
        <path d="M0 0v18" stroke="#2b1119" strokeWidth="3" />
        <ellipse cy="42" rx="25" ry="27" fill="#ff6b35" />
        <path
          d="M-24 42h48M-21 30h42M-21 54h42"
          stroke="#ffc857"
          strokeWidth="2.5"
        />
      </g>
    ))}
    <rect y="250" width="640" height="110" fill="#8c4a2f" />
    <rect y="242" width="640" height="14" fill="#d98f5c" />
    <path
      d="M250 196H390C386 232 360 246 320 246S254 232 250 196z"
      fill="#fff3dd"
    />
    <path
      d="M262 196q8-18 20 0t20 0 18 0 20 0 20 0 18 0"
      fill="none"
      stroke="#f2b544"
      strokeWidth="8"
    />
    <path
      d="M300 190 372 128M312 194 386 136"
      stroke="#2b1119"
      strokeWidth="5"
      strokeLinecap="round"
    />
  </svg>
);

const Pool = ({water, frame}: {water: string; frame: number}) => (
  <svg
    viewBox="0 0 640 360"
    width="100%"
    height="100%"
    preserveAspectRatio="xMidYMid slice"
  >
    <rect width="640" height="360" fill="#f3eee2" />
    <rect x="-10" y="40" width="660" height="280" fill={water} />
    {[110, 180, 250].map((y) => (
      <path
        key={y}
        d={`M0 ${y}H640`}
        stroke="#fff"
        strokeWidth="6"
        strokeDasharray="16 10"
      />
    ))}
    {Array.from({length: 14}, (_, index) => (
      <path
        key={index}
        d={`M${(index * 97) % 620} ${62 + ((index * 53) % 240)}q12-9 24 0t24 0`}
        transform={`translate(${Math.sin(frame / 16 + index) * 9} 0)`}
        fill="none"
        stroke="#fff"
        strokeWidth="3"
        opacity="0.45"
      />
    ))}
    <g transform={`translate(${270 + frame * 0.9} 215)`}>
      <path d="M-60 0C-40-14-10-14 14-8v16C-10 14-40 14-60 0z" fill="#e9a178" />
      <circle cx="26" r="15" fill="#ff5b5b" />
      <path
        d="M4-8q10-34 34-30M0 8q-14 26-34 26"
        fill="none"
        stroke="#e9a178"
        strokeWidth="9"
        strokeLinecap="round"
      />
    </g>
    <circle
      cx="470"
      cy="84"
      r="24"
      fill="none"
      stroke="#ff8a3d"
      strokeWidth="12"
    />
  </svg>
);

export const WhipPan = ({
  length,
  blur,
  awning,
  water,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height, durationInFrames} = useVideoConfig();
  const unit = Math.min(width, height) / 360;
  const start = Math.round((durationInFrames - length) / 2);
  // Where the camera looks, in pictures: 0 the first, 3 the last, between them it passes what lies on the way.
  const camera = (at: number) =>
    interpolate(
      at,
      [start - 8, start, start + length, start + length + 10],
      [0, -0.04, 3.05, 3],
      {
        extrapolateLeft: 'clamp',
        extrapolateRight: 'clamp',
        easing: Easing.inOut(Easing.cubic),
      },
    );
  const speed = Math.abs(camera(frame + 0.5) - camera(frame - 0.5));

  return (
    <AbsoluteFill style={{backgroundColor: '#5b2333', overflow: 'hidden'}}>
      <svg width="0" height="0">
        <filter id="whip-blur" x="-20%" width="140%" y="0" height="100%">
          <feGaussianBlur
            stdDeviation={`${(speed * blur * 4 * unit).toFixed(2)} 0`}
            edgeMode="duplicate"
          />
        </filter>
      </svg>
      <AbsoluteFill
        style={{filter: speed > 0.01 ? 'url(#whip-blur)' : undefined}}
      >
        {[0, 1, 2, 3].map((place) => (
          <AbsoluteFill
            key={place}
            style={{
              left: Math.round((place - camera(frame)) * width),
              width: width + 1,
            }}
          >
            {place < 2 ? (
              <Stall awning={awning} frame={frame} />
            ) : (
              <Pool water={water} frame={frame} />
            )}
          </AbsoluteFill>
        ))}
      </AbsoluteFill>
    </AbsoluteFill>
  );
};
