import '@fontsource/vt323/latin-400.css';
import {zColor} from '@remotion/zod-types';
import {AbsoluteFill, random, useCurrentFrame, useVideoConfig} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  message: z.string().max(48),
  hold: z.number().int().min(1).max(8),
  order: z.enum(['left to right', 'from the middle', 'by chance']),
  light: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  message: 'The package is in the third locker',
  hold: 3,
  order: 'by chance',
  light: '#3dff9e',
};

const signs = '#%&$@?!+*=<>/0123456789ABCDEFGHKLMNPRSTUXZ';

export const ScrambleDecode = ({message, hold, order, light}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height, durationInFrames} = useVideoConfig();
  const unit = Math.min(width, height) / 360;
  const letters = [...message];
  const middle = (letters.length - 1) / 2;

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#041009',
        backgroundImage: `repeating-linear-gradient(#0000 0 ${2 * unit}px, #0a2417 ${2 * unit}px ${3 * unit}px)`,
        justifyContent: 'center',
        padding: `0 ${44 * unit}px`,
      }}
    >
      <div
        style={{
          font: `400 ${62 * unit}px/1.05 VT323, monospace`,
          color: light,
          textShadow: `0 0 ${9 * unit}px ${light}88`,
        }}
      >
        {letters.map((letter, index) => {
          const part =
            order === 'left to right'
              ? index / letters.length
              : order === 'from the middle'
                ? Math.abs(index - middle) / middle
                : random(`order${index}`);
          const settled = 10 + part * (durationInFrames - 50);
          if (letter === ' ' || frame >= settled) return letter;
          // A new sign every few frames, and not for all letters at the same time.
          const step = Math.floor((frame + random(`phase${index}`) * hold) / hold);
          const sign = signs[Math.floor(random(`${index}-${step}`) * signs.length)];
          return (
            <span key={index} style={{opacity: frame < part * 8 ? 0 : 0.45}}>
              {sign}
            </span>
          );
        })}
      </div>
    </AbsoluteFill>
  );
};
