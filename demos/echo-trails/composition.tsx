import '@fontsource/syne/latin-800.css';
import {zColor} from '@remotion/zod-types';
import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  word: z.string().max(9),
  echoes: z.number().int().min(2).max(14),
  gap: z.number().min(0.5).max(4),
  ground: zColor(),
  ink: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  word: 'Again',
  echoes: 9,
  gap: 1.4,
  ground: '#ff5b2e',
  ink: '#fff3c9',
};

export const EchoTrails = ({
  word,
  echoes,
  gap,
  ground,
  ink,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height, fps, durationInFrames} = useVideoConfig();
  const size = Math.min(
    (width * 0.92) / Math.max(word.length, 4),
    height * 0.4,
  );
  // Any frame can be asked for, also one between two frames or before the first.
  const pose = (at: number) => {
    const enter = spring({
      frame: at - 4,
      fps,
      config: {damping: 10, stiffness: 80, mass: 1.1},
    });
    const leave = spring({
      frame: at - durationInFrames + 26,
      fps,
      config: {damping: 200, stiffness: 70},
    });
    return `translate(${((1 - enter) * -1.1 + leave * 1.4) * width}px, ${(Math.sin(enter * Math.PI) * 0.28 - leave * 0.5) * height}px) rotate(${(1 - enter) * -70 + leave * 50}deg)`;
  };

  return (
    <AbsoluteFill style={{backgroundColor: ground, overflow: 'hidden'}}>
      {Array.from({length: echoes + 1}, (_, index) => {
        const echo = echoes - index;
        return (
          <AbsoluteFill
            key={echo}
            style={{
              justifyContent: 'center',
              alignItems: 'center',
              transform: pose(frame - echo * gap),
              opacity: 1 - echo / (echoes + 2),
            }}
          >
            <div
              style={{
                font: `800 ${size}px Syne, sans-serif`,
                color: echo === 0 ? ink : 'transparent',
                WebkitTextStroke: `${size * 0.014}px ${ink}`,
              }}
            >
              {word}
            </div>
          </AbsoluteFill>
        );
      })}
    </AbsoluteFill>
  );
};
