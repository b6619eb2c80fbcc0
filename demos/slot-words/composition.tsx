import '@fontsource/fraunces/latin-600.css';
import {zColor} from '@remotion/zod-types';
import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  start: z.string().max(20),
  words: z.string().max(60),
  stay: z.number().int().min(12).max(60),
  ground: zColor(),
  drum: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  start: 'Soup for',
  words: 'Mondays, two, the ill, the brave, everyone',
  stay: 28,
  ground: '#ffb5a0',
  drum: '#7a1f1f',
};

export const SlotWords = ({
  start,
  words,
  stay,
  ground,
  drum,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height, fps} = useVideoConfig();
  const unit = Math.min(width, height) / 360;
  const list = words.split(',').map((word) => word.trim());
  // Each turn is a spring of its own; their sum is how far the drum has turned.
  const turned = list.slice(1).reduce(
    (sum, _, index) =>
      sum +
      spring({
        frame: frame - (index + 1) * stay,
        fps,
        config: {damping: 13, stiffness: 130, mass: 0.7},
      }),
    0,
  );
  const line = 82 * unit;

  return (
    <AbsoluteFill
      style={{
        backgroundColor: ground,
        color: '#3a0f12',
        flexDirection: width > height ? 'row' : 'column',
        justifyContent: 'center',
        alignItems: 'center',
        gap: 18 * unit,
        font: `600 ${54 * unit}px/${line}px Fraunces, serif`,
      }}
    >
      <div>{start}</div>
      <div
        style={{
          position: 'relative',
          width: 290 * unit,
          height: line * 2.1,
          borderRadius: 18 * unit,
          overflow: 'hidden',
          backgroundColor: drum,
          color: '#fff1e6',
          boxShadow: `inset 0 ${30 * unit}px ${24 * unit}px -${12 * unit}px #0007, inset 0 -${30 * unit}px ${24 * unit}px -${12 * unit}px #0007`,
        }}
      >
        {list.map((word, index) => {
          const angle = (index - turned) * 52;
          if (Math.abs(angle) > 90) return null;
          const radians = (angle * Math.PI) / 180;
          return (
            <div
              key={index}
              style={{
                position: 'absolute',
                top: line * 0.55,
                width: '100%',
                textAlign: 'center',
                whiteSpace: 'nowrap',
                translate: `0 ${Math.sin(radians) * line * 1.25}px`,
                scale: `1 ${Math.cos(radians)}`,
                opacity: Math.cos(radians) ** 2,
              }}
            >
              {word}
            </div>
          );
        })}
      </div>
    </AbsoluteFill>
  );
};
