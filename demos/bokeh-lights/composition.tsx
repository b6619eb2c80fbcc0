import {zColor} from '@remotion/zod-types';
import {AbsoluteFill, random, useCurrentFrame, useVideoConfig} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  lights: z.number().int().min(10).max(90),
  blades: z.number().int().min(5).max(9),
  pull: z.number().min(0).max(1),
  warm: zColor(),
  cold: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  lights: 46,
  blades: 6,
  pull: 0.5,
  warm: '#ff9b4a',
  cold: '#4f9dff',
};

export const BokehLights = ({
  lights,
  blades,
  pull,
  warm,
  cold,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height, durationInFrames} = useVideoConfig();
  const unit = Math.min(width, height) / 360;
  // The lens goes out of focus and comes back: 0 is sharp.
  const focus =
    1 - pull * (0.5 + 0.5 * Math.cos((frame / durationInFrames) * Math.PI * 2));
  const shape = (x: number, y: number, radius: number) => {
    const corners = Array.from({length: blades}, (_, index) => {
      const turn = ((index + 0.3) / blades) * Math.PI * 2;
      return [
        x + Math.cos(turn) * radius,
        y + Math.sin(turn) * radius,
      ] as const;
    });
    // Blades of a lens are curved: each side is an arc that bulges a little.
    const [first, ...rest] = [...corners, corners[0] ?? ([0, 0] as const)];
    return `M${first?.join(' ')}${rest.map((corner) => `A${radius * 1.5} ${radius * 1.5} 0 0 1 ${corner.join(' ')}`).join('')}Z`;
  };

  return (
    <AbsoluteFill
      style={{
        background: 'linear-gradient(#0c0a1a, #1d1230 70%, #0a0711)',
        isolation: 'isolate',
      }}
    >
      <svg width={width} height={height}>
        {Array.from({length: lights}, (_, index) => {
          const depth = random(`bokeh-z${index}`);
          const street = random(`bokeh-s${index}`) > 0.35;
          const drift =
            ((frame / durationInFrames) * (0.05 + depth * 0.16) +
              random(`bokeh-x${index}`)) %
            1;
          const x = (drift * 1.3 - 0.15) * width;
          const y =
            height *
            (street
              ? 0.42 + random(`bokeh-y${index}`) * 0.42 * (0.4 + depth)
              : random(`bokeh-y${index}`) * 0.6);
          const radius = (2 + focus * (8 + depth * 40)) * unit;
          const color =
            random(`bokeh-c${index}`) > 0.4
              ? warm
              : random(`bokeh-d${index}`) > 0.3
                ? cold
                : '#ff4d6d';
          // The same light on a larger disc is weaker.
          const bright = Math.min(
            0.9,
            (0.42 + 0.4 * (1 - focus)) *
              (0.7 + 0.3 * Math.sin(frame / 14 + index * 3)),
          );
          return (
            <g key={index} style={{mixBlendMode: 'screen'}}>
              <path d={shape(x, y, radius)} fill={color} opacity={bright} />
              <path
                d={shape(x, y, radius * 0.94)}
                fill="none"
                stroke={color}
                strokeWidth={Math.max(0.6, radius * 0.07)}
                opacity={Math.min(1, bright * 1.5)}
              />
            </g>
          );
        })}
      </svg>
    </AbsoluteFill>
  );
};
