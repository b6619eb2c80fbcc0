import '@fontsource/fraunces/latin-600-italic.css';
import {zColor} from '@remotion/zod-types';
import {
  AbsoluteFill,
  Easing,
  interpolate,
  random,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  before: z.string().max(12),
  after: z.string().max(12),
  roughness: z.number().min(0).max(8),
  teeth: z.number().int().min(8).max(60),
  fiber: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  before: 'Monday',
  after: 'Friday',
  roughness: 3,
  teeth: 34,
  fiber: '#fffdf6',
};

/** A scene to be replaced by one of yours: a sun at some height, and a word. */
const Scene = ({
  word,
  sky,
  sun,
  ink,
  y,
}: Record<'word' | 'sky' | 'sun' | 'ink' | 'y', string>) => {
  const {width, height} = useVideoConfig();
  const unit = Math.min(width, height) / 360;
  return (
    <AbsoluteFill
      style={{
        backgroundColor: sky,
        justifyContent: 'center',
        alignItems: 'center',
      }}
    >
      <div
        style={{
          position: 'absolute',
          width: 250 * unit,
          height: 250 * unit,
          borderRadius: '50%',
          backgroundColor: sun,
          top: y,
        }}
      />
      <div
        style={{
          font: `italic 600 ${Math.min(104 * unit, (width * 1.55) / Math.max(1, word.length))}px Fraunces, serif`,
          color: ink,
          position: 'relative',
        }}
      >
        {word}
      </div>
    </AbsoluteFill>
  );
};

export const TornEdge = ({
  before,
  after,
  roughness,
  teeth,
  fiber,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const progress = interpolate(frame, [24, 62], [-12, 112], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
    easing: Easing.inOut(Easing.quad),
  });

  // All that is right of a ragged line from top to bottom, in percent.
  const tear = (seed: string, shift: number) => {
    const line = Array.from({length: teeth + 1}, (_, tooth) => {
      const slow = Math.sin(tooth * 0.55) * roughness;
      const x =
        progress + shift + slow + (random(`${seed}${tooth}`) - 0.5) * roughness;
      return `${x.toFixed(2)}% ${((tooth / teeth) * 100).toFixed(2)}%`;
    });
    return `polygon(${line.join(',')}, 220% 100%, 220% 0%)`;
  };

  return (
    <AbsoluteFill>
      <Scene word={after} sky="#1f4d3a" sun="#e9c46a" ink="#fff4d6" y="6%" />
      <AbsoluteFill
        style={{backgroundColor: fiber, clipPath: tear('fiber', -2)}}
      />
      <AbsoluteFill style={{clipPath: tear('print', 0)}}>
        <Scene
          word={before}
          sky="#d9694a"
          sun="#f4a58a"
          ink="#3b1020"
          y="52%"
        />
      </AbsoluteFill>
    </AbsoluteFill>
  );
};
