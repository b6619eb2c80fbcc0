import '@fontsource/syne/latin-800.css';
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
  title: z.string().max(12),
  sky: zColor(),
  grid: zColor(),
  speed: z.number().min(0).max(3),
  bands: z.number().int().min(3).max(10),
});

export const defaultProps: z.infer<typeof schema> = {
  title: 'Delta 86',
  sky: '#2a0845',
  grid: '#ff3cac',
  speed: 1,
  bands: 7,
};

export const RetroSun = ({
  title,
  sky,
  grid,
  speed,
  bands,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height} = useVideoConfig();
  const unit = Math.min(width, height) / 360;
  const clamp = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;
  const rise = interpolate(frame, [0, 50], [130, 0], {
    ...clamp,
    easing: Easing.out(Easing.cubic),
  });
  const show = interpolate(frame, [30, 58], [0, 1], {
    ...clamp,
    easing: Easing.out(Easing.cubic),
  });
  const horizon = height * 0.62;
  const sun = 210 * unit;

  return (
    <AbsoluteFill
      style={{background: `linear-gradient(${sky}, #7a1e6c 55%, #ff7a59 62%)`}}
    >
      <div
        style={{
          position: 'absolute',
          left: (width - sun) / 2,
          top: horizon - sun * 0.86 + rise * unit,
          width: sun,
          height: sun,
          borderRadius: '50%',
          background: 'linear-gradient(#ffe66d, #ff5f8f)',
          // Gaps get thicker towards the bottom.
          maskImage: `linear-gradient(#000 30%, ${Array.from(
            {length: bands},
            (_, band) => {
              const top = 34 + (band / bands) * 66;
              const thick = 1.2 + (band / bands) * 5;
              return `#000 ${top}%, #0000 ${top}%, #0000 ${top + thick}%, #000 ${top + thick}%`;
            },
          ).join(',')})`,
        }}
      />
      <svg
        width={width}
        height={height - horizon}
        style={{position: 'absolute', top: horizon, backgroundColor: '#17042b'}}
      >
        {Array.from({length: 29}, (_, line) => (
          <line
            key={`v${line}`}
            x1={width / 2 + (line - 14) * width * 0.045}
            x2={width / 2 + (line - 14) * width * 0.45}
            y1={0}
            y2={height - horizon}
            stroke={grid}
            strokeWidth={1.3 * unit}
          />
        ))}
        {Array.from({length: 14}, (_, line) => {
          // One over the distance: equal steps on the ground get closer towards the horizon.
          const distance = 14 - line - ((frame * speed * 0.09) % 1);
          const y = ((height - horizon) * 0.9) / distance;
          return (
            <line
              key={`h${line}`}
              x1={0}
              x2={width}
              y1={y}
              y2={y}
              stroke={grid}
              strokeWidth={1.3 * unit}
            />
          );
        })}
      </svg>
      <AbsoluteFill style={{alignItems: 'center', top: horizon - 58 * unit}}>
        <div
          style={{
            whiteSpace: 'nowrap',
            font: `800 ${Math.min(66 * unit, (width * 1.15) / Math.max(title.length, 5))}px/1.3 Syne, sans-serif`,
            color: 'transparent',
            backgroundImage:
              'linear-gradient(#eafcff 22%, #7cc6ff 50%, #5a3fb5 53%, #f7b2ff 66%, #fff 82%)',
            backgroundClip: 'text',
            filter: `drop-shadow(0 ${2.5 * unit}px 0 #17042b)`,
            clipPath: `inset(0 ${(1 - show) * 100}% 0 0)`,
            translate: `0 ${(1 - show) * 8 * unit}px`,
          }}
        >
          {title}
        </div>
      </AbsoluteFill>
    </AbsoluteFill>
  );
};
