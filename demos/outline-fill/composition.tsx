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
  word: z.string().max(8),
  liquid: zColor(),
  ground: zColor(),
  level: z.number().int().min(10).max(105),
  wave: z.number().min(0).max(20),
});

export const defaultProps: z.infer<typeof schema> = {
  word: 'WATER',
  liquid: '#1467ff',
  ground: '#f2f6ff',
  level: 105,
  wave: 9,
};

export const OutlineFill = ({
  word,
  liquid,
  ground,
  level,
  wave,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height, durationInFrames} = useVideoConfig();
  const size = Math.min(
    (width * 1.86) / Math.max(word.length, 3),
    height * 0.78,
  );
  const filled = interpolate(frame, [8, durationInFrames - 24], [-6, level], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
    easing: Easing.inOut(Easing.sin),
  });
  // The line of the surface in percent of the height; below it the liquid is let through.
  const surface = (shift: number) => {
    const points = Array.from({length: 33}, (_, index) => {
      const x = index / 32;
      const swell =
        Math.sin(x * 9 + frame * 0.16 + shift) +
        0.5 * Math.sin(x * 17 - frame * 0.11);
      return `${(x * 100).toFixed(1)}% ${(100 - filled + (swell * wave) / 6).toFixed(2)}%`;
    });
    return `polygon(${points.join(',')}, 100% 100%, 0% 100%)`;
  };
  const type = {
    position: 'absolute',
    font: `400 ${size}px/1.15 Anton, sans-serif`,
    whiteSpace: 'nowrap',
  } as const;

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
          ...type,
          color: 'transparent',
          WebkitTextStroke: `${size * 0.012}px ${liquid}`,
        }}
      >
        {word}
      </div>
      <div
        style={{...type, color: liquid, opacity: 0.35, clipPath: surface(1.6)}}
      >
        {word}
      </div>
      <div style={{...type, color: liquid, clipPath: surface(0)}}>{word}</div>
    </AbsoluteFill>
  );
};
