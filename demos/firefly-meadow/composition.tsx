import {zColor} from '@remotion/zod-types';
import {AbsoluteFill, random, useCurrentFrame, useVideoConfig} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  count: z.number().int().min(5).max(120),
  sync: z.number().min(0).max(1),
  glow: zColor(),
  meadow: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  count: 48,
  sync: 0.55,
  glow: '#e6ff5c',
  meadow: '#1c5138',
};

export const FireflyMeadow = ({
  count,
  sync,
  glow,
  meadow,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height, durationInFrames} = useVideoConfig();
  const unit = Math.min(width, height) / 360;
  const loop = (frame / durationInFrames) * Math.PI * 2;
  const flies = Array.from({length: count}, (_, index) => {
    const [a, b, c] = ['a', 'b', 'c'].map((letter) =>
      random(`fly-${letter}${index}`),
    ) as [number, number, number];
    // A closed curve: whole numbers of turns, so that it ends where it began.
    const x =
      a +
      0.05 * Math.sin(loop * (1 + Math.floor(b * 3)) + a * 20) +
      0.02 * Math.sin(loop * 5 + c * 9);
    const y =
      0.34 + b * 0.5 + 0.06 * Math.sin(loop * (1 + Math.floor(c * 2)) + b * 20);
    const own = c * Math.PI * 2;
    // With sync the blink depends on the place, and runs through the meadow as a wave.
    const phase = loop * 6 - (own * (1 - sync) + (x * 7 + y * 2) * sync);
    return {
      x: x * width,
      y: y * height,
      near: 0.4 + c,
      light: Math.max(0, Math.sin(phase)) ** 6,
    };
  });
  const total = flies.reduce((sum, {light}) => sum + light, 0) / count;

  return (
    <AbsoluteFill style={{background: `linear-gradient(#101a4a, #3c5488 50%)`}}>
      <svg width={width} height={height}>
        <radialGradient id="firefly-halo">
          <stop stopColor={glow} />
          <stop offset="0.25" stopColor={glow} stopOpacity="0.45" />
          <stop offset="1" stopColor={glow} stopOpacity="0" />
        </radialGradient>
        <linearGradient id="firefly-ground" x2="0" y2="0.5">
          <stop stopColor={`color-mix(in oklab, ${meadow} 45%, #0b1a24)`} />
          <stop offset="1" stopColor={meadow} />
        </linearGradient>
        <radialGradient id="firefly-moon">
          <stop offset="0.2" stopColor="#c9d3ff" stopOpacity="0.55" />
          <stop offset="1" stopColor="#c9d3ff" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="firefly-mist" x2="0" y2="1">
          <stop stopColor="#8fb0c4" stopOpacity="0" />
          <stop offset="0.5" stopColor="#8fb0c4" stopOpacity="0.34" />
          <stop offset="1" stopColor="#8fb0c4" stopOpacity="0" />
        </linearGradient>
        {Array.from({length: 40}, (_, index) => (
          <circle
            key={index}
            cx={random(`star-x${index}`) * width}
            cy={random(`star-y${index}`) * height * 0.4}
            r={(0.5 + random(`star-r${index}`) * 0.9) * unit}
            fill="#fff"
            opacity="0.7"
          />
        ))}
        <circle
          cx={width * 0.78}
          cy={height * 0.2}
          r={96 * unit}
          fill="url(#firefly-moon)"
        />
        <circle
          cx={width * 0.78}
          cy={height * 0.2}
          r={24 * unit}
          fill="#fbf7e4"
        />
        {Array.from({length: 60}, (_, index) => {
          const far = index < 30;
          return (
            <circle
              key={index}
              cx={random(`tree-x${index}`) * width}
              cy={
                height * 0.56 -
                random(`tree-y${index}`) * (far ? 74 : 38) * unit
              }
              r={(16 + random(`tree-r${index}`) * 26) * unit}
              fill={far ? '#20405a' : '#0f2735'}
            />
          );
        })}
        <path
          d={`M0 ${height}V${height * 0.55}Q${width * 0.3} ${height * 0.49} ${width * 0.6} ${height * 0.56}T${width} ${height * 0.53}V${height}z`}
          fill="url(#firefly-ground)"
        />
        <rect
          y={height * 0.4}
          width={width}
          height={height * 0.3}
          fill="url(#firefly-mist)"
          style={{translate: `${Math.sin(loop) * 2}%`}}
        />
        <rect
          y={height * 0.56}
          width={width}
          height={height}
          fill={glow}
          opacity={total * 0.14}
        />
        {flies.map(({x, y, near, light}, index) => (
          <g key={index}>
            <circle
              cx={x}
              cy={y}
              r={46 * near * unit}
              fill="url(#firefly-halo)"
              opacity={light}
            />
            <circle
              cx={x}
              cy={y}
              r={(1.2 + light * 1.6) * near * unit}
              fill={light > 0.2 ? '#fffff0' : '#5b6b52'}
            />
          </g>
        ))}
        {Array.from({length: 130}, (_, index) => {
          const x =
            (index / 130) * width + random(`blade-x${index}`) * 8 * unit;
          const high = (26 + random(`blade-h${index}`) * 66) * unit;
          const lean =
            (Math.sin(loop * 3 + index * 0.35) * 7 +
              (random(`blade-l${index}`) - 0.5) * 26) *
            unit;
          return (
            <path
              key={index}
              d={`M${x} ${height + 2}Q${x} ${height - high * 0.6} ${x + lean} ${height - high}`}
              fill="none"
              stroke={index % 3 ? '#0b2a1c' : '#2f7048'}
              strokeWidth={(2 + random(`blade-w${index}`) * 2.4) * unit}
              strokeLinecap="round"
            />
          );
        })}
      </svg>
    </AbsoluteFill>
  );
};
