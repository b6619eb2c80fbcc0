import '@fontsource/anton/latin-400.css';
import {zColor} from '@remotion/zod-types';
import {
  AbsoluteFill,
  interpolate,
  interpolateColors,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  word: z.string().max(8),
  reach: z.number().int().min(10).max(90),
  letters: zColor(),
  morning: zColor(),
  evening: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  word: 'NOON',
  reach: 64,
  letters: '#fff8e7',
  morning: '#8fd3c8',
  evening: '#ee7b5b',
};

export const LongShadow = ({
  word,
  reach,
  letters,
  morning,
  evening,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height, durationInFrames} = useVideoConfig();
  const day = frame / (durationInFrames - 1);
  const ground = interpolateColors(
    day,
    [0, 0.5, 1],
    [morning, '#f2c94c', evening],
  );
  const size = Math.min(
    (width * 1.75) / Math.max(word.length, 3),
    height * 0.66,
  );
  const step = size / 150;
  // The sun goes from the left over the top to the right: the shadow falls to the other side.
  const angle = interpolate(day, [0, 1], [0.12, 0.88]) * Math.PI;
  const low = interpolate(Math.abs(day - 0.5), [0, 0.5], [0.35, 1]);
  const shadow = Array.from({length: Math.round(reach * low)}, (_, index) => {
    const x = (Math.cos(angle) * (index + 1) * step).toFixed(2);
    const y = (Math.sin(angle) * (index + 1) * step * 0.8).toFixed(2);
    return `${x}px ${y}px 0 ${interpolateColors(index / reach, [0, 1], ['#2d1b33', ground])}`;
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
          position: 'absolute',
          left: width * (0.5 - Math.cos(angle) * 0.46) - size * 0.12,
          top: height * (0.3 - Math.sin(angle) * 0.22) - size * 0.12,
          width: size * 0.24,
          height: size * 0.24,
          borderRadius: '50%',
          backgroundColor: '#fffbe8',
        }}
      />
      <div
        style={{
          font: `400 ${size}px/1.2 Anton, sans-serif`,
          letterSpacing: size * 0.03,
          color: letters,
          textShadow: shadow.join(','),
        }}
      >
        {word}
      </div>
    </AbsoluteFill>
  );
};
