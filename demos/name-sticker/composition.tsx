import '@fontsource/permanent-marker/latin-400.css';
import {zColor} from '@remotion/zod-types';
import {
  AbsoluteFill,
  Easing,
  interpolate,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  heading: z.string().max(22),
  topic: z.string().max(14),
  name: z.string().max(28),
  tilt: z.number().min(-15).max(15),
  color: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  heading: 'Ask me about',
  topic: 'tides',
  name: 'Jonne, harbor pilot',
  tilt: -6,
  color: '#f2542d',
};

export const NameSticker = ({
  heading,
  topic,
  name,
  tilt,
  color,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height, fps, durationInFrames} = useVideoConfig();
  const unit = Math.min(width, height) / 360;
  const press = spring({
    frame: frame - 10,
    fps,
    config: {damping: 13, stiffness: 110},
  });
  const leave = interpolate(
    frame,
    [durationInFrames - 24, durationInFrames - 4],
    [0, 1],
    {
      extrapolateLeft: 'clamp',
      extrapolateRight: 'clamp',
      easing: Easing.in(Easing.cubic),
    },
  );
  // How far the right edge stands off the cloth, 0 when it sticks.
  const lift = 1 - press + leave;
  const size = Math.min(66, 400 / Math.max(5, topic.length)) * unit;

  return (
    <AbsoluteFill style={{backgroundColor: '#2d4b73', perspective: 900 * unit}}>
      <svg
        viewBox="0 0 640 360"
        width="100%"
        height="100%"
        preserveAspectRatio="xMidYMid slice"
        style={{position: 'absolute'}}
      >
        <pattern
          id="sticker-denim"
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(28)"
        >
          <rect width="6" height="6" fill="#2d4b73" />
          <rect width="2" height="6" fill="#385a87" />
        </pattern>
        <rect width="640" height="360" fill="url(#sticker-denim)" />
        <path d="M250-10 320 210 390-10z" fill="#f0e6d8" />
        <path
          d="M250-10 318 200 210 130 190-10zM390-10 322 200 430 130 450-10z"
          fill="#243f63"
        />
        <path d="M320 210V370" stroke="#1b3150" strokeWidth="3" />
        <path
          d="M312 200V370M328 200V370M214 126 312 190M426 126 328 190"
          stroke="#d9a35f"
          strokeWidth="1.6"
          strokeDasharray="6 4"
        />
        {[246, 316].map((y) => (
          <circle
            key={y}
            cx="338"
            cy={y}
            r="7"
            fill="#c98f4b"
            stroke="#8a5d29"
            strokeWidth="2"
          />
        ))}
      </svg>
      <div
        style={{
          position: 'absolute',
          left: '7%',
          bottom: '10%',
          width: 236 * unit,
          backgroundColor: color,
          borderRadius: 14 * unit,
          padding: `${9 * unit}px ${9 * unit}px ${11 * unit}px`,
          textAlign: 'center',
          transformOrigin: '0 60%',
          transform: `rotate(${tilt}deg) rotateY(${-lift * 96}deg)`,
          opacity: lift > 0.97 ? 0 : 1,
          filter: `brightness(${1 + lift * 0.25})`,
          boxShadow: `${(2 + lift * 26) * unit}px ${(3 + lift * 18) * unit}px ${(6 + Math.abs(lift) * 24) * unit}px rgb(8 16 32 / 0.5)`,
        }}
      >
        <div
          style={{
            font: `700 ${17 * unit}px/1.3 Instrument Sans Variable, sans-serif`,
            color: '#fff',
            letterSpacing: '0.06em',
            textTransform: 'uppercase',
          }}
        >
          {heading}
        </div>
        <div
          style={{
            backgroundColor: '#fffdf8',
            color: '#1b2233',
            margin: `${6 * unit}px 0 ${8 * unit}px`,
            height: 92 * unit,
            display: 'grid',
            placeItems: 'center',
          }}
        >
          <span
            style={{
              font: `400 ${size}px/1 Permanent Marker, cursive`,
              rotate: '-3deg',
              whiteSpace: 'nowrap',
            }}
          >
            {topic}
          </span>
        </div>
        <div
          style={{
            font: `600 ${16 * unit}px/1.2 Instrument Sans Variable, sans-serif`,
            color: '#fff',
          }}
        >
          {name}
        </div>
      </div>
    </AbsoluteFill>
  );
};
