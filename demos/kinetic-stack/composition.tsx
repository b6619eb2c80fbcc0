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
  word: z.string().min(1).max(10),
  rows: z.number().int().min(3).max(11),
  speed: z.number().min(0.2).max(3),
  ground: zColor(),
  ink: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  word: 'Louder',
  rows: 7,
  speed: 1,
  ground: '#d7ff3e',
  ink: '#101010',
};

export const KineticStack = ({
  word,
  rows,
  speed,
  ground,
  ink,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height, durationInFrames} = useVideoConfig();
  const size = height / rows;
  const middle = (rows - 1) / 2;
  const line = Array.from({length: 14}, () => word).join(' ');

  return (
    <AbsoluteFill style={{backgroundColor: ground, overflow: 'hidden'}}>
      {Array.from({length: rows}, (_, row) => {
        const away = Math.abs(row - middle);
        const isMain = away < 0.5;
        const direction = row % 2 === 0 ? 1 : -1;
        const open = interpolate(
          frame,
          [
            away * 3,
            16 + away * 3,
            durationInFrames - 16 - away * 2,
            durationInFrames - away * 2,
          ],
          [0, 1, 1, 0],
          {
            extrapolateLeft: 'clamp',
            extrapolateRight: 'clamp',
            easing: Easing.inOut(Easing.cubic),
          },
        );
        // Rows far from the middle run faster, as if the word were printed on a drum.
        const shift = frame * speed * (1.4 + away * 0.9) * direction;
        return (
          <div
            key={row}
            style={{
              position: 'absolute',
              top: row * size,
              left: '50%',
              height: size,
              display: 'flex',
              alignItems: 'center',
              font: `800 ${size * 0.86}px/1 Syne, sans-serif`,
              textTransform: 'uppercase',
              whiteSpace: 'nowrap',
              color: isMain ? ink : 'transparent',
              WebkitTextStroke: isMain ? undefined : `${size * 0.016}px ${ink}`,
              transform: `translateX(calc(-50% + ${(shift * width) / 640}px)) scaleY(${open})`,
            }}
          >
            {line}
          </div>
        );
      })}
    </AbsoluteFill>
  );
};
