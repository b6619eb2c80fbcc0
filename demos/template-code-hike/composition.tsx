import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  start: z.number().int().min(0).max(60),
  frames: z.number().int().min(5).max(50),
});

export const defaultProps: z.infer<typeof schema> = {
  start: 35,
  frames: 30,
};

// Each line of the file with its place before and after the change; -1 is not there.
const lines = [
  {text: 'const frame = useCurrentFrame();', before: 0, after: 0},
  {text: 'const {fps} = useVideoConfig();', before: -1, after: 1},
  {text: 'const scale = frame / 30;', before: 1, after: -1},
  {text: 'const scale = spring({frame, fps});', before: -1, after: 2},
  {text: 'return <Logo scale={scale} />;', before: 3, after: 4},
];

export const CodeChange = ({start, frames}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const progress = interpolate(frame, [start, start + frames], [0, 1], {
    easing: Easing.inOut(Easing.cubic),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#15262b',
        font: '500 26px JetBrains Mono Variable, monospace',
      }}
    >
      {lines.map(({text, before, after}) => {
        const isNew = before === -1;
        const isGone = after === -1;
        const from = isNew ? after : before;
        const to = isGone ? before : after;
        return (
          <div
            key={text}
            style={{
              position: 'absolute',
              left: 44,
              top: 64 + (from + (to - from) * progress) * 50,
              whiteSpace: 'pre',
              color: isNew ? '#ff6f42' : '#eef3f3',
              opacity: isNew ? progress : isGone ? 1 - progress * 2 : 1,
              translate: `${isNew ? (1 - progress) * 40 : isGone ? progress * -40 : 0}px 0`,
            }}
          >
            {text}
          </div>
        );
      })}
    </AbsoluteFill>
  );
};
