import '@fontsource/anton/latin-400.css';
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
  before: z.string().max(6),
  after: z.string().max(6),
  next: z.string().max(20),
  wall: zColor(),
  inside: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  before: 'T',
  after: 'KYO',
  next: 'Forty-eight hours',
  wall: '#ff2e63',
  inside: '#ffe14d',
};

export const FlyThrough = ({
  before,
  after,
  next,
  wall,
  inside,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height} = useVideoConfig();
  const clamp = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;
  const flight = interpolate(frame, [34, 78], [0, 1], {
    ...clamp,
    easing: Easing.in(Easing.cubic),
  });
  const letters = interpolate(frame, [2, 18], [0, 1], {
    ...clamp,
    easing: Easing.out(Easing.cubic),
  });
  const arrive = interpolate(frame, [60, 96], [1.5, 1], {
    ...clamp,
    easing: Easing.out(Easing.cubic),
  });
  // Growing by a factor, not by an amount, looks like a steady speed.
  const zoom = 90 ** flight;
  const word = {
    fontFamily: 'Anton, sans-serif',
    fontSize: 190,
    fill: '#fff',
    dominantBaseline: 'central',
  } as const;
  const x = 320 + (before.length - after.length) * 40;

  return (
    <AbsoluteFill style={{backgroundColor: inside}}>
      <AbsoluteFill
        style={{
          justifyContent: 'center',
          alignItems: 'center',
          font: `400 ${Math.min(width, height) * 0.2}px/1 Anton, sans-serif`,
          color: '#2b1055',
          scale: String(arrive),
          textTransform: 'uppercase',
        }}
      >
        {next}
      </AbsoluteFill>
      {zoom < 89 && (
        <svg
          viewBox="0 0 640 360"
          width={width}
          height={height}
          preserveAspectRatio="xMidYMid slice"
          style={{position: 'absolute'}}
        >
          <g
            transform={`translate(${x + (320 - x) * flight ** 0.25} 180) scale(${zoom}) translate(${-x} -180)`}
          >
            <path
              fillRule="evenodd"
              fill={wall}
              d={`M-900-600h2600v1600h-2600zM${x - 18} 120v120a18 18 0 0 0 36 0V120a18 18 0 0 0-36 0z`}
            />
            <rect
              x={x - 31}
              y={89}
              width={62}
              height={182}
              rx={31}
              fill="none"
              stroke="#fff"
              strokeWidth={27}
              opacity={letters}
            />
            <text
              x={x - 58}
              y={180}
              textAnchor="end"
              {...word}
              opacity={letters}
            >
              {before}
            </text>
            <text x={x + 58} y={180} {...word} opacity={letters}>
              {after}
            </text>
          </g>
        </svg>
      )}
    </AbsoluteFill>
  );
};
