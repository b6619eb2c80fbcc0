import '@fontsource/barlow-condensed/latin-600.css';
import {zColor} from '@remotion/zod-types';
import {
  AbsoluteFill,
  Easing,
  interpolate,
  random,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  name: z.string().max(14),
  bib: z.number().int().min(1).max(9999),
  color: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  name: 'Runa Feldt',
  bib: 1047,
  color: '#ff5a1f',
};

const kilometers = [0, 5, 9, 14, 21, 25, 31, 35, 42.2];
const heights = [322, 314, 288, 296, 254, 270, 212, 234, 184];
const passed = [0, 9, 21, 31, 42.2];
const seconds = [0, 3012, 7745, 12530, 17032];
const x = (km: number) => 24 + km * 14;
const y = (km: number) => interpolate(km, kilometers, heights);
const clock = (time: number) =>
  [time / 3600, (time / 60) % 60, time % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':')
    .slice(1);

export const Finisher = ({name, bib, color}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const km = interpolate(frame, [0, 100], [4, 42.2], {
    extrapolateRight: 'clamp',
    easing: Easing.inOut(Easing.quad),
  });
  const finish = spring({frame: frame - 100, fps, config: {damping: 9}});
  const course = kilometers.map((at) => `${x(at)} ${y(at)}`).join(' ');

  return (
    <AbsoluteFill
      style={{
        background:
          'linear-gradient(#0c1c40, #3c4f96 42%, #f0836f 78%, #ffc98d)',
        font: '600 20px/1 Barlow Condensed, sans-serif',
        color: 'white',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <svg viewBox="0 0 640 360" style={{position: 'absolute'}}>
        <circle cx="470" cy={236 - frame * 0.3} r="74" fill="#ffe1ae" />
        <path
          d="M0 250 90 176 150 214 250 132 330 206 420 150 520 214 640 160V360H0z"
          fill="#7d6aa8"
        />
        <path
          d="M250 132 278 158 258 152 246 164 226 152zM420 150 446 168 424 166 400 164z"
          fill="#ffe9e0"
        />
        <path
          d="M0 296 120 226 210 268 330 210 430 262 540 200 640 240V360H0z"
          fill="#4b4685"
        />
        <path d={`M0 322 ${course} 640 200V360H0z`} fill="#0d1733" />
        <polyline
          points={course}
          pathLength="1"
          fill="none"
          stroke="white"
          strokeOpacity="0.35"
          strokeWidth="3"
        />
        <clipPath id="ran">
          <rect width={x(km)} height="360" />
        </clipPath>
        <polyline
          points={course}
          clipPath="url(#ran)"
          fill="none"
          stroke={color}
          strokeWidth="7"
          strokeLinejoin="round"
        />
        {passed.slice(1).map((at, index) => {
          const pop = interpolate(km - at, [0, 1.6], [0, 1], {
            extrapolateLeft: 'clamp',
            extrapolateRight: 'clamp',
            easing: Easing.out(Easing.back(2)),
          });
          return (
            <g
              key={at}
              transform={`translate(${x(at)} ${y(at)}) scale(${pop})`}
            >
              <circle r="6" fill="white" />
              <text
                x="12"
                y="36"
                fontSize="22"
                textAnchor="middle"
                fill="white"
              >
                {at < 42 ? clock(seconds[index + 1] ?? 0) : ''}
              </text>
              <text
                x="12"
                y="54"
                fontSize="17"
                textAnchor="middle"
                fill="#9fb0e0"
              >
                {at < 42 ? `km ${at}` : ''}
              </text>
            </g>
          );
        })}
        <circle cx={x(km)} cy={y(km)} r="15" fill={color} opacity="0.4" />
        <circle
          cx={x(km)}
          cy={y(km)}
          r="9"
          fill="white"
          stroke={color}
          strokeWidth="5"
        />
        {Array.from({length: 36}, (_, shred) => {
          const age = Math.max(0, frame - 100);
          const push = random(`push-${shred}`) * 260 - 130;
          const lift = 3 + random(`lift-${shred}`) * 4;
          return (
            <rect
              key={shred}
              x={x(42.2) - 40 + push * Math.min(1, age / 26)}
              y={176 - lift * age + 0.14 * age * age}
              width="7"
              height="10"
              fill={['#ffd23f', color, 'white'][shred % 3]}
              opacity={age ? 1 : 0}
            />
          );
        })}
      </svg>
      <div
        style={{
          position: 'absolute',
          left: 28,
          top: 24,
          width: 168,
          overflow: 'hidden',
          borderRadius: 8,
          backgroundColor: 'white',
          color: '#0d1733',
          textAlign: 'center',
          rotate: `${Math.sin(frame / 9) * 1.4 - 3}deg`,
        }}
      >
        <div style={{padding: 6, backgroundColor: color, color: 'white'}}>
          Ridge 42
        </div>
        <div style={{fontSize: 68, lineHeight: '66px'}}>{bib}</div>
        <div style={{paddingBottom: 9, fontSize: 24}}>{name}</div>
      </div>
      <div
        style={{
          position: 'absolute',
          right: 28,
          top: 20,
          fontSize: 84,
          textAlign: 'right',
          transformOrigin: '100% 0',
          scale: String(1 + finish * 0.16),
        }}
      >
        {clock(interpolate(km, passed, seconds))}
      </div>
      <div
        style={{
          position: 'absolute',
          right: 28,
          top: 118,
          padding: '5px 12px',
          borderRadius: 6,
          backgroundColor: color,
          fontSize: 24,
          scale: String(finish),
          transformOrigin: '100% 0',
        }}
      >
        Finisher
      </div>
    </AbsoluteFill>
  );
};
