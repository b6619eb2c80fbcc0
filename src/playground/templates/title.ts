import type {PlaygroundProject} from '../../../shared/playground';

export const title: PlaygroundProject = {
  title: 'Title',
  files: {
    'src/Title.tsx': `import {AbsoluteFill, interpolate, spring, useCurrentFrame, useVideoConfig} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  text: z.string(),
  damping: z.number().min(4).max(40),
});

export const defaultProps: z.infer<typeof schema> = {
  text: 'Low tide at six',
  damping: 12,
};

export const Title = ({text, damping}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const words = text.split(' ');

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#0b1315',
        color: '#eef3f3',
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 22,
        fontFamily: 'Instrument Sans Variable, sans-serif',
        fontSize: 84,
        fontWeight: 600,
      }}
    >
      {words.map((word, index) => {
        const rise = spring({frame: frame - index * 5, fps, config: {damping}});
        return (
          <span
            key={index}
            style={{
              opacity: interpolate(rise, [0, 0.6], [0, 1], {extrapolateRight: 'clamp'}),
              transform: \`translateY(\${interpolate(rise, [0, 1], [60, 0])}px)\`,
            }}
          >
            {word}
          </span>
        );
      })}
    </AbsoluteFill>
  );
};
`,
  },
  video: {width: 1280, height: 720, fps: 30, durationInFrames: 90},
  stillFrame: 40,
};
