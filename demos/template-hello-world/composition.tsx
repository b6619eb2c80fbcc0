import {
  AbsoluteFill,
  interpolate,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  title: z.string().max(24),
  subtitle: z.string().max(40),
});

export const defaultProps: z.infer<typeof schema> = {
  title: 'Hello, world',
  subtitle: 'Edit src/HelloWorld.tsx and save',
};

export const HelloWorld = ({title, subtitle}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const drawn = spring({
    frame,
    fps,
    config: {damping: 200},
    durationInFrames: 35,
  });
  const moved = spring({frame, fps, delay: 25, config: {damping: 18}});
  const opacity = interpolate(
    frame,
    [durationInFrames - 15, durationInFrames - 1],
    [1, 0],
    {
      extrapolateLeft: 'clamp',
    },
  );

  return (
    <AbsoluteFill style={{backgroundColor: '#0b1315'}}>
      <svg viewBox="0 0 640 360" style={{position: 'absolute', opacity}}>
        <g
          transform={`translate(320 ${180 - moved * 70}) rotate(${frame * 2})`}
          fill="none"
        >
          <circle r={52} stroke="#24353a" strokeWidth={12} />
          <circle
            r={52}
            stroke="#ff6f42"
            strokeWidth={12}
            strokeLinecap="round"
            strokeDasharray={`${drawn * 240} 400`}
          />
        </g>
      </svg>
      <div
        style={{
          position: 'absolute',
          top: 206,
          width: '100%',
          textAlign: 'center',
          opacity,
        }}
      >
        <div
          style={{
            color: '#eef3f3',
            font: '600 54px Instrument Sans Variable, sans-serif',
          }}
        >
          {title.split(' ').map((word, index) => {
            const scale = spring({
              frame,
              fps,
              delay: 30 + index * 6,
              config: {damping: 12},
            });
            return (
              <span
                key={index}
                style={{
                  display: 'inline-block',
                  scale: String(scale),
                  margin: 8,
                }}
              >
                {word}
              </span>
            );
          })}
        </div>
        <div
          style={{
            color: '#8ca0a6',
            font: '500 22px Instrument Sans Variable, sans-serif',
            opacity: interpolate(frame, [50, 65], [0, 1], {
              extrapolateRight: 'clamp',
            }),
          }}
        >
          {subtitle}
        </div>
      </div>
    </AbsoluteFill>
  );
};
