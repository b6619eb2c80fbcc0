import '@fontsource/syne/latin-800.css';
import {zColor} from '@remotion/zod-types';
import {
  AbsoluteFill,
  random,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  headline: z.string().max(16),
  pieces: z.number().int().min(20).max(200),
  power: z.number().min(0.5).max(1.5),
  spread: z.number().min(10).max(80),
  ground: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  headline: '10,000!',
  pieces: 120,
  power: 1,
  spread: 44,
  ground: '#fffaf0',
};

const colors = ['#6c3bff', '#ff5d8f', '#ffc233', '#17c3b2', '#2f6bff'];

export const ConfettiBurst = ({
  headline,
  pieces,
  power,
  spread,
  ground,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height, fps} = useVideoConfig();
  const unit = Math.min(width, height) / 360;
  const pop = spring({
    frame: frame - 8,
    fps,
    config: {damping: 9, stiffness: 140},
  });

  return (
    <AbsoluteFill
      style={{
        backgroundColor: ground,
        justifyContent: 'center',
        alignItems: 'center',
      }}
    >
      <div
        style={{
          font: `800 ${Math.min(96 * unit * Math.min(1, width / height), (width * 1.2) / Math.max(7, headline.length))}px Syne, sans-serif`,
          whiteSpace: 'nowrap',
          color: '#2a1466',
          scale: String(pop),
        }}
      >
        {headline}
      </div>
      {Array.from({length: pieces}, (_, piece) => {
        const from = (name: string) => random(`${name}-${piece}`);
        const time = (frame - 10 - from('delay') * 8) / fps;
        if (time < 0) return null;
        const side = piece % 2 === 0 ? 1 : -1;
        const angle = ((58 + (from('angle') - 0.5) * spread) * Math.PI) / 180;
        // Air brakes the shot: the way it goes tends to a limit, while gravity has no end.
        const way =
          (1 - Math.exp(-2.1 * time)) *
          (0.45 + from('speed') * 0.75) *
          power *
          height;
        const sway =
          Math.sin(time * 3 + from('sway') * 7) * 14 * unit * Math.min(1, time);
        const x =
          (side > 0 ? 0 : width) +
          side * Math.cos(angle) * way * (width / height) * 0.75 +
          sway;
        const y =
          height - Math.sin(angle) * way * 1.25 + 46 * unit * time * time;
        return (
          <div
            key={piece}
            style={{
              position: 'absolute',
              left: x,
              top: y,
              width: 15 * unit,
              height: (7 + from('size') * 9) * unit,
              borderRadius: piece % 5 === 0 ? '50%' : 0,
              backgroundColor: colors[piece % colors.length],
              rotate: `${from('turn') * 360 + time * 200 * side}deg`,
              // Seen from its edge a piece is thin: it turns in space.
              scale: `1 ${Math.cos(time * (5 + from('spin') * 6))}`,
            }}
          />
        );
      })}
    </AbsoluteFill>
  );
};
