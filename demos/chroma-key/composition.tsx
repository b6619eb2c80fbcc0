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
  strength: z.number().min(0).max(6),
  spill: z.number().min(0).max(1),
  split: z.number().min(0).max(100),
  screen: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  strength: 4,
  spill: 0.2,
  split: 30,
  screen: '#22c04a',
};

/** The footage, to be replaced by an <OffthreadVideo>: somebody in front of a green wall. */
const Footage = ({screen}: {screen: string}) => {
  const frame = useCurrentFrame();
  return (
    <svg
      viewBox="0 0 640 360"
      width="100%"
      height="100%"
      style={{display: 'block'}}
    >
      <rect width="640" height="360" fill={screen} />
      <path d="M0 300Q320 330 640 300V360H0z" fill="#1fae43" />
      <g transform="translate(340 0)" strokeLinecap="round">
        <path
          d="M-18 250-26 372M18 250 26 372"
          stroke="#24304f"
          strokeWidth="30"
        />
        <path d="M-44 260C-48 190-34 166 0 164s48 26 44 96z" fill="#e4572e" />
        <path
          d={`M-36 190Q-84 210-74 ${236 + Math.sin(frame / 5) * 14}M36 190Q84 210 74 ${236 - Math.sin(frame / 5) * 14}`}
          fill="none"
          stroke="#e4572e"
          strokeWidth="20"
        />
        <circle cy="122" r="34" fill="#f0c29b" />
        <path
          d="M-36 116C-40 70 40 70 36 116 14 100-14 100-36 116z"
          fill="#3a2618"
        />
        <circle cx="-11" cy="124" r="3.4" />
        <circle cx="11" cy="124" r="3.4" />
        <path
          d="M-9 138q9 8 18 0"
          stroke="#3a2618"
          strokeWidth="3"
          fill="none"
        />
        {[0, 1, 2].map((ball) => {
          const turn = ((frame / 32 + ball / 3) % 1) * 2;
          const side = turn < 1 ? 1 : -1;
          return (
            <circle
              key={ball}
              cx={side * (74 - 148 * (turn % 1))}
              cy={222 - Math.sin((turn % 1) * Math.PI) * 178}
              r="14"
              fill={['#ffd166', '#7b5cff', '#f7f7f2'][ball]}
            />
          );
        })}
      </g>
    </svg>
  );
};

const Place = ({index}: {index: number}) => (
  <svg
    viewBox="0 0 640 360"
    width="100%"
    height="100%"
    style={{display: 'block'}}
  >
    {index === 0 && (
      <g>
        <rect width="640" height="360" fill="#1a1b41" />
        <circle cx="150" cy="110" r="70" fill="#c2a5ff" />
        <circle cx="128" cy="94" r="13" fill="#a88be6" />
        <circle cx="170" cy="132" r="19" fill="#a88be6" />
        <path d="M0 300q180-60 360-20t280-14V360H0z" fill="#6f5aa8" />
        {Array.from({length: 40}, (_, star) => (
          <circle
            key={star}
            cx={random(`key-x${star}`) * 640}
            cy={random(`key-y${star}`) * 240}
            r="1.6"
            fill="#fff"
          />
        ))}
      </g>
    )}
    {index === 1 && (
      <g>
        <rect width="640" height="360" fill="#ffb56b" />
        <circle cx="480" cy="110" r="46" fill="#fff0c2" />
        <path d="M0 260Q120 180 260 240T640 210V360H0z" fill="#d9773a" />
        <path d="M0 310Q240 250 640 300V360H0z" fill="#b0532a" />
        <path
          d="M120 270V180m0 40h-26v-30m26 46h28v-40"
          stroke="#2f6b3c"
          strokeWidth="17"
          fill="none"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    )}
    {index === 2 && (
      <g>
        <rect width="640" height="360" fill="#0e5d7a" />
        <path
          d="M60-20 160 360M250-20 300 360M470-20 440 360"
          stroke="#2f8fae"
          strokeWidth="36"
          opacity="0.5"
        />
        <path d="M0 320q160-40 640-6V360H0z" fill="#e8cf9a" />
        <path
          d="M80 330q-20-60 10-110M110 330q20-50-4-90"
          stroke="#e2557a"
          strokeWidth="12"
          fill="none"
          strokeLinecap="round"
        />
        <path
          d="M480 120q30-24 60 0-30 24-60 0zm60 0 20-14v28z"
          fill="#ffb703"
        />
        <path
          d="M150 90q22-18 44 0-22 18-44 0zm44 0 16-10v20z"
          fill="#ff7f51"
        />
      </g>
    )}
  </svg>
);

export const ChromaKey = ({
  strength,
  spill,
  split,
  screen,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const place = Math.min(2, Math.floor((frame / durationInFrames) * 3));
  const edge = interpolate(frame, [0, 34, 60], [100, 100, split], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
    easing: Easing.inOut(Easing.cubic),
  });

  return (
    <AbsoluteFill style={{backgroundColor: '#111'}}>
      <svg width="0" height="0">
        <filter id="chroma-key-filter" colorInterpolationFilters="sRGB">
          {/* Opacity: 1 or more for gray, less the further green exceeds the mean of red and blue. */}
          <feColorMatrix
            values={`1 0 0 0 0  ${spill / 2} ${1 - spill} ${spill / 2} 0 0  0 0 1 0 0  ${strength / 2} ${-strength} ${strength / 2} 0 ${1 + strength * 0.14}`}
          />
        </filter>
      </svg>
      <Place index={place} />
      <AbsoluteFill style={{filter: 'url(#chroma-key-filter)'}}>
        <Footage screen={screen} />
      </AbsoluteFill>
      <AbsoluteFill style={{clipPath: `inset(0 ${100 - edge}% 0 0)`}}>
        <Footage screen={screen} />
      </AbsoluteFill>
      <div
        style={{
          position: 'absolute',
          top: 0,
          bottom: 0,
          left: `${edge}%`,
          width: '0.6%',
          backgroundColor: '#fff',
          translate: '-50% 0',
          opacity: edge > 0 && edge < 100 ? 1 : 0,
        }}
      />
    </AbsoluteFill>
  );
};
