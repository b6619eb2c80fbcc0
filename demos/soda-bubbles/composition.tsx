import {zColor} from '@remotion/zod-types';
import {AbsoluteFill, random, useCurrentFrame, useVideoConfig} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  bubbles: z.number().int().min(10).max(160),
  fizz: z.number().min(0.4).max(3),
  soda: zColor(),
  deep: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  bubbles: 80,
  fizz: 1,
  soda: '#ff8fa3',
  deep: '#c9184a',
};

export const SodaBubbles = ({
  bubbles,
  fizz,
  soda,
  deep,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height, fps} = useVideoConfig();
  const unit = Math.min(width, height) / 360;
  const seconds = frame / fps;
  const surface = height * 0.2;
  const wave = (x: number) =>
    surface +
    Math.sin((x / width) * 9 + seconds * 2.6) * 5 * unit +
    Math.sin((x / width) * 17 - seconds * 3.4) * 2.5 * unit;
  const line = Array.from(
    {length: 41},
    (_, index) =>
      `${((index / 40) * width).toFixed(1)} ${wave((index / 40) * width).toFixed(1)}`,
  );

  return (
    <AbsoluteFill
      style={{backgroundColor: `color-mix(in oklab, ${soda} 26%, #fff)`}}
    >
      <svg width={width} height={height}>
        <linearGradient id="soda-liquid" x2="0" y2="1">
          <stop stopColor={soda} />
          <stop offset="1" stopColor={deep} />
        </linearGradient>
        <radialGradient id="soda-bubble" cx="0.36" cy="0.32" r="0.75">
          <stop stopColor="#fff" stopOpacity="0.75" />
          <stop offset="0.35" stopColor="#fff" stopOpacity="0.14" />
          <stop offset="0.85" stopColor="#fff" stopOpacity="0.1" />
          <stop offset="1" stopColor="#fff" stopOpacity="0.65" />
        </radialGradient>
        <g transform={`rotate(12 ${width * 0.76} 0)`}>
          <rect
            x={width * 0.72}
            y={-40 * unit}
            width={34 * unit}
            height={height * 1.3}
            fill="#fffdf8"
          />
          {Array.from({length: 14}, (_, index) => (
            <path
              key={index}
              d={`M${width * 0.72} ${(index * 40 - 40) * unit}l${34 * unit} ${-18 * unit}v${20 * unit}l${-34 * unit} ${18 * unit}z`}
              fill="#2a9d8f"
            />
          ))}
        </g>
        <path
          d={`M0 ${height}L${line.join('L')}L${width} ${height}Z`}
          fill="url(#soda-liquid)"
          opacity="0.84"
        />
        <path
          d={`M${line.join('L')}`}
          fill="none"
          stroke="#fff"
          strokeWidth={4 * unit}
          opacity="0.7"
        />
        {[0.17, 0.46].map((x, index) => (
          <g
            key={x}
            transform={`translate(${x * width} ${wave(x * width) + 20 * unit}) rotate(${Math.sin(seconds * 1.6 + index * 2) * 7 + index * 14})`}
          >
            <rect
              x={-34 * unit}
              y={-30 * unit}
              width={68 * unit}
              height={64 * unit}
              rx={11 * unit}
              fill="#fff"
              opacity="0.34"
            />
            <path
              d={`M${-22 * unit} ${16 * unit}V${-18 * unit}H${8 * unit}`}
              fill="none"
              stroke="#fff"
              strokeWidth={4 * unit}
              strokeLinecap="round"
              opacity="0.7"
            />
          </g>
        ))}
        {Array.from({length: bubbles}, (_, index) => {
          const life = (2.2 + random(`soda-l${index}`) * 2.6) / fizz;
          const age = (seconds / life + random(`soda-s${index}`)) % 1;
          const round = Math.floor(seconds / life + random(`soda-s${index}`));
          const x0 = random(`soda-x${index}-${round}`) * width;
          const x = x0 + Math.sin(age * 14 + index) * 7 * unit * age;
          // It rises slowly while it is small, and faster as it grows.
          const y =
            height + 16 * unit + (wave(x) - height - 16 * unit) * age ** 1.5;
          const size =
            (3 + random(`soda-r${index}`) ** 2 * 16 * age + age * 3) * unit;
          const burst = age > 0.96 ? (age - 0.96) / 0.04 : 0;
          return burst ? (
            <g key={index} opacity={1 - burst} fill="#fff">
              {[-1, 0, 1].map((side) => (
                <circle
                  key={side}
                  cx={x + side * size * (1 + burst * 1.6)}
                  cy={wave(x) - (1 - side * side * 0.4) * burst * 26 * unit}
                  r={size * 0.22}
                />
              ))}
            </g>
          ) : (
            <ellipse
              key={index}
              cx={x}
              cy={y}
              rx={size * (1 + Math.sin(seconds * 9 + index) * 0.06)}
              ry={size * (1 - Math.sin(seconds * 9 + index) * 0.06)}
              fill="url(#soda-bubble)"
            />
          );
        })}
      </svg>
    </AbsoluteFill>
  );
};
