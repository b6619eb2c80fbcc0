import {Player} from '@remotion/player';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  wide: z.number().int().min(260).max(560),
  high: z.number().int().min(120).max(280),
});

export const defaultProps: z.infer<typeof schema> = {
  wide: 540,
  high: 270,
};

const Film = () => (
  <AbsoluteFill style={{backgroundColor: '#2f6f4f'}}>
    <svg viewBox="0 0 320 180">
      <circle cx={250} cy={50} r={24} fill="#ffd166" />
      <path d="M0 180L90 60L150 130L200 90L320 180Z" fill="#f4efe1" />
      <path d="M60 100L90 60L118 98L92 90Z" fill="#9cc5b0" />
    </svg>
  </AbsoluteFill>
);

export const Sizes = ({wide, high}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const move = {easing: Easing.inOut(Easing.cubic)};
  const width = interpolate(
    frame,
    [0, 40, 80, 120, 149],
    [wide, wide, 220, 220, wide],
    move,
  );
  const height = interpolate(
    frame,
    [0, 40, 80, 120, 149],
    [130, high, high, 130, 130],
    move,
  );
  const scale = Math.min(width / 320, height / 180);

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#f4efe1',
        placeContent: 'center',
        alignItems: 'center',
        gap: 16,
      }}
    >
      <Player
        component={Film}
        durationInFrames={30}
        fps={30}
        compositionWidth={320}
        compositionHeight={180}
        style={{
          width,
          height,
          backgroundColor: '#d8ccae',
          outline: '3px solid #1d3b2c',
        }}
      />
      <div
        style={{
          color: '#1d3b2c',
          font: '22px JetBrains Mono Variable, monospace',
        }}
      >
        {Math.round(width)} × {Math.round(height)}, scale {scale.toFixed(2)}
      </div>
    </AbsoluteFill>
  );
};
