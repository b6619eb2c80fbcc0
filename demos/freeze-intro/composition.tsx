import '@fontsource/archivo-black/latin-400.css';
import {zColor} from '@remotion/zod-types';
import {
  AbsoluteFill,
  Freeze,
  interpolate,
  random,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  name: z.string().max(14),
  line: z.string().max(30),
  freezeAt: z.number().int().min(10).max(60),
  length: z.number().int().min(30).max(80),
  color: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  name: 'Rosalba',
  line: 'has never been stung. Yet.',
  freezeAt: 40,
  length: 66,
  color: '#ff3d7f',
};

const Garden = () => {
  const frame = useCurrentFrame();
  return (
    <svg viewBox="0 0 640 360" width="100%" height="100%">
      <rect width="640" height="360" fill="#a8dcf0" />
      <path d="M0 210q160-60 330-20t310-10V360H0z" fill="#7fbf5a" />
      {[70, 150, 560].map((x, index) => (
        <g key={x} transform={`translate(${x} ${262 - index * 12})`}>
          <path d="M-30 40V0h60v40z" fill="#f2c14e" />
          <path d="M-36 0h72v-9h-72zM-12 32h24v6h-24z" fill="#7a4a24" />
        </g>
      ))}
      {Array.from({length: 16}, (_, index) => {
        const turn = frame / (7 + random(`bee-v${index}`) * 6) + index;
        return (
          <g
            key={index}
            transform={`translate(${random(`bee-x${index}`) * 620 + Math.sin(turn) * 34} ${60 + random(`bee-y${index}`) * 200 + Math.cos(turn * 1.7) * 22})`}
          >
            <ellipse rx="6" ry="4" fill="#2b2112" />
            <path d="M-2-4v8M2-4v8" stroke="#ffd23f" strokeWidth="2.4" />
            <ellipse cy="-5" rx="4" ry="3" fill="#fff" opacity="0.8" />
          </g>
        );
      })}
    </svg>
  );
};

const Keeper = () => {
  const frame = useCurrentFrame();
  return (
    <svg viewBox="0 0 640 360" width="100%" height="100%">
      <g transform={`translate(${interpolate(frame, [0, 150], [250, 500])} 0)`}>
        <path
          d={`M-16 290l${Math.sin(frame / 4) * 16} 80M16 290l${-Math.sin(frame / 4) * 16} 80`}
          stroke="#4a6fa5"
          strokeWidth="30"
          strokeLinecap="round"
        />
        <path d="M-46 310C-52 200-40 168 0 164s52 36 46 146z" fill="#fff7e6" />
        <path d="M-46 250h92" stroke="#d9c7a0" strokeWidth="7" />
        <path
          d={`M34 196Q${84 + Math.sin(frame / 6) * 12} ${210} ${96 + Math.sin(frame / 6) * 16} ${150 + Math.cos(frame / 6) * 18}`}
          fill="none"
          stroke="#fff7e6"
          strokeWidth="25"
          strokeLinecap="round"
        />
        <g
          transform={`translate(${98 + Math.sin(frame / 6) * 16} ${138 + Math.cos(frame / 6) * 18})`}
        >
          <path d="M-30-22h60v44h-60z" fill="#7a4a24" />
          <path d="M-24-16h48v32h-48z" fill="#ffb703" />
        </g>
        <circle cy="128" r="34" fill="#c98b5e" />
        <path d="M-34 120c0-40 68-40 68 0-16-14-52-14-68 0z" fill="#5b2d1a" />
        <path
          d="M-66 108q66-20 132 0-10 10-20 8-10-40-46-40t-46 40q-10 2-20-8z"
          fill="#e9d08f"
        />
        <circle cx="-2" cy="130" r="3.4" fill="#2b1a10" />
        <circle cx="20" cy="130" r="3.4" fill="#2b1a10" />
        <path
          d="M0 146q9 9 18 0"
          stroke="#2b1a10"
          strokeWidth="3"
          fill="none"
          strokeLinecap="round"
        />
      </g>
    </svg>
  );
};

export const FreezeIntro = ({
  name,
  line,
  freezeAt,
  length,
  color,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height, fps} = useVideoConfig();
  const unit = Math.min(width, height) / 360;
  const frozen = frame >= freezeAt && frame < freezeAt + length;
  // Time of the footage: it stands still for a while and goes on from there.
  const time = frame < freezeAt ? frame : Math.max(freezeAt, frame - length);
  const hit = spring({
    frame: frame - freezeAt,
    fps,
    config: {damping: 13, stiffness: 170},
  });
  const leave = spring({
    frame: frame - (freezeAt + length - 10),
    fps,
    config: {damping: 200},
    durationInFrames: 10,
  });
  const on = hit * (1 - leave);
  const flash = interpolate(frame - freezeAt, [0, 1, 8], [0, 0.9, 0], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const outline = [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
    [0.7, 0.7],
    [-0.7, 0.7],
    [0.7, -0.7],
    [-0.7, -0.7],
  ]
    .map(
      ([x = 0, y = 0]) =>
        `drop-shadow(${(x * on * 3 * unit).toFixed(2)}px ${(y * on * 3 * unit).toFixed(2)}px 0 #fff)`,
    )
    .join(' ');

  return (
    <AbsoluteFill style={{backgroundColor: '#000'}}>
      <AbsoluteFill
        style={{
          filter: frozen
            ? `grayscale(${on}) brightness(${1 - on * 0.35}) contrast(${1 + on * 0.2})`
            : undefined,
        }}
      >
        <Freeze frame={time}>
          <Garden />
        </Freeze>
      </AbsoluteFill>
      <AbsoluteFill
        style={{
          left: '-10%',
          width: `${Math.max(0, on) * 64}%`,
          backgroundColor: color,
          transform: 'skewX(-12deg)',
          mixBlendMode: 'multiply',
        }}
      />
      <AbsoluteFill
        style={{
          filter: on > 0.02 ? outline : undefined,
          transform: `scale(${1 + Math.max(0, on) * 0.08})`,
          transformOrigin: '60% 70%',
        }}
      >
        <Freeze frame={time}>
          <Keeper />
        </Freeze>
      </AbsoluteFill>
      <div
        style={{
          position: 'absolute',
          left: '5%',
          top: '28%',
          width: '33%',
          translate: `${(on - 1) * 130}% 0`,
        }}
      >
        <svg viewBox="0 0 300 70" width="100%">
          <text
            y="58"
            fontSize={Math.min(62, 430 / Math.max(5, name.length))}
            fontFamily="Archivo Black, sans-serif"
            fill="#fff"
          >
            {name}
          </text>
        </svg>
        <svg viewBox="0 0 300 30" width="100%">
          <text
            y="20"
            fontSize="17"
            fontFamily="Instrument Sans Variable, sans-serif"
            fontWeight="600"
            fill="#fff"
          >
            {line}
          </text>
        </svg>
      </div>
      <AbsoluteFill style={{backgroundColor: '#fff', opacity: flash}} />
    </AbsoluteFill>
  );
};
