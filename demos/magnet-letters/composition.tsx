import {zColor} from '@remotion/zod-types';
import {
  AbsoluteFill,
  interpolate,
  random,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  text: z.string().max(24),
  chaos: z.number().min(0.1).max(1),
  bounce: z.number().min(6).max(30),
  door: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  text: 'buy milk and paint',
  chaos: 0.8,
  bounce: 11,
  door: '#cfe3dc',
};

const colors = ['#e63946', '#1d70b8', '#f4a300', '#2a9d4a', '#8e44ad'];

export const MagnetLetters = ({
  text,
  chaos,
  bounce,
  door,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height, fps, durationInFrames} = useVideoConfig();
  const words = text.split(' ');
  const longest = Math.max(...words.map((word) => word.length));
  const perRow = width > height ? Math.max(2, Math.ceil(words.length / 2)) : 1;
  const rows = Array.from(
    {length: Math.ceil(words.length / perRow)},
    (_, row) => words.slice(row * perRow, row * perRow + perRow).join(' '),
  );
  const size = Math.min(
    width /
      ((perRow === 1 ? longest : Math.max(...rows.map((row) => row.length))) *
        0.72 +
        1),
    height / (rows.length * 1.5 + 0.6),
  );

  return (
    <AbsoluteFill
      style={{
        background: `linear-gradient(100deg, ${door}, #fff8 48%, #fff0 52%), ${door}`,
      }}
    >
      {rows.flatMap((row, line) =>
        [...row].map((letter, index) => {
          if (letter === ' ') return null;
          const from = (name: string) => random(`${name}-${line}-${index}`);
          const order = from('order') * 22;
          const home = spring({
            frame: frame - 12 - order,
            fps,
            config: {damping: bounce, stiffness: 90},
          });
          const push = interpolate(
            frame,
            [durationInFrames - 20, durationInFrames - 4],
            [0, 1],
            {
              extrapolateLeft: 'clamp',
              extrapolateRight: 'clamp',
            },
          );
          const x = width / 2 + (index - (row.length - 1) / 2) * size * 0.72;
          const y = height / 2 + (line - (rows.length - 1) / 2) * size * 1.4;
          const away = 1 - home + push * push * 0.5;
          const left =
            x + ((0.08 + from('x') * 0.84) * width - x) * away * chaos;
          const top = y + ((0.1 + from('y') * 0.8) * height - y) * away * chaos;
          return (
            <div
              key={`${line}-${index}`}
              style={{
                position: 'absolute',
                translate: `calc(${left}px - 50%) calc(${top}px - 50%)`,
                rotate: `${(from('turn') - 0.5) * (12 + away * 260 * chaos)}deg`,
                font: `700 ${size}px/1 Instrument Sans Variable, sans-serif`,
                color: colors[Math.floor(from('color') * colors.length)],
                WebkitTextStroke: `${size * 0.05}px`,
                textShadow: `0 ${size * 0.02}px 0 #fff9, 0 ${size * 0.07}px ${size * 0.08}px #0006`,
              }}
            >
              {letter}
            </div>
          );
        }),
      )}
    </AbsoluteFill>
  );
};
