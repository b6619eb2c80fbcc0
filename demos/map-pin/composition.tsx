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
  place: z.string().max(24),
  latitude: z.number().min(-90).max(90).step(0.001),
  longitude: z.number().min(-180).max(180).step(0.001),
  pin: zColor(),
  damping: z.number().min(6).max(30),
});

export const defaultProps: z.infer<typeof schema> = {
  place: 'Kilnwick Harbor',
  latitude: 54.117,
  longitude: -0.083,
  pin: '#e4312b',
  damping: 11,
};

const degrees = (value: number, letters: string) =>
  `${Math.abs(value).toFixed(3)}° ${value < 0 ? letters[1] : letters[0]}`;

export const MapPin = ({
  place,
  latitude,
  longitude,
  pin,
  damping,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height, fps, durationInFrames} = useVideoConfig();
  const unit = Math.min(width, height) / 360;
  const drop = spring({
    frame: frame - 10,
    fps,
    config: {damping, mass: 0.8, stiffness: 120},
  });
  const out = interpolate(
    frame,
    [durationInFrames - 18, durationInFrames - 4],
    [1, 0],
    {
      extrapolateLeft: 'clamp',
      extrapolateRight: 'clamp',
      easing: Easing.in(Easing.cubic),
    },
  );
  const open = spring({frame: frame - 26, fps, config: {damping: 200}}) * out;
  const count = interpolate(frame, [30, 62], [0, 1], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
    easing: Easing.out(Easing.cubic),
  });
  const ripple = interpolate(frame, [24, 54], [0, 1], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill style={{backgroundColor: '#eef0e4'}}>
      <svg
        viewBox={height > width ? '112 0 204 360' : '0 0 640 360'}
        width="100%"
        height="100%"
        preserveAspectRatio="xMidYMid slice"
      >
        <path
          d="M-20 300C120 250 150 330 290 280S470 150 660 190V380H-20z"
          fill="#a9d3e2"
        />
        <path
          d="M40-10c30 90 140 70 170 150s-60 90-90 130M210 140c90 20 150-60 240-40s110 10 220-60M330-10l40 118 -76 164M520-10l-30 116 84 92"
          fill="none"
          stroke="#fff"
          strokeWidth={11}
        />
        <path
          d="M-10 90l140 26 84 26M130 116l40 132M370 108l104 60M450 100l36-60 170-16"
          fill="none"
          stroke="#fff"
          strokeWidth={5}
        />
        <path
          d="M236 26l74-12 22 66-70 24zM500 60l70-6 10 54-66 8z"
          fill="#c6dcae"
        />
        <g transform="translate(214 146)">
          <ellipse
            rx={44 * ripple}
            ry={18 * ripple}
            fill="none"
            stroke={pin}
            strokeWidth={3}
            opacity={1 - ripple}
          />
          <ellipse
            rx={13 * drop}
            ry={5 * drop}
            fill="#2a332f"
            opacity={0.3 * out}
          />
          <g transform={`translate(0 ${(1 - drop) * -260}) scale(${out})`}>
            <path
              d="M0 0C-8-18-25-28-25-48a25 25 0 0 1 50 0C25-28 8-18 0 0z"
              fill={pin}
            />
            <circle cy={-48} r={10} fill="#fff" />
          </g>
        </g>
      </svg>
      <div
        style={{
          position: 'absolute',
          left: '6%',
          bottom: '8%',
          padding: `${12 * unit}px ${20 * unit}px`,
          backgroundColor: '#23302c',
          borderLeft: `${6 * unit}px solid ${pin}`,
          color: '#fdfdf5',
          clipPath: `inset(0 ${(1 - open) * 100}% 0 0)`,
        }}
      >
        <div
          style={{
            font: `600 ${32 * unit}px/1.2 Instrument Sans Variable, sans-serif`,
          }}
        >
          {place}
        </div>
        <div
          style={{
            font: `400 ${16 * unit}px/1.5 JetBrains Mono Variable, monospace`,
            color: '#c6dcae',
            whiteSpace: 'pre',
          }}
        >
          {degrees(latitude * count, 'NS')} {degrees(longitude * count, 'EW')}
        </div>
      </div>
    </AbsoluteFill>
  );
};
