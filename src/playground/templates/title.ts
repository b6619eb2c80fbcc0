import type {PlaygroundProject} from '../../../shared/playground';

export const title: PlaygroundProject = {
  title: 'Title',
  files: {
    'src/Title.tsx': `import {
  AbsoluteFill,
  interpolate,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
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
  const sea = interpolate(frame, [0, 89], [330, 210]);

  return (
    <AbsoluteFill style={{backgroundColor: '#f6b98a'}}>
      <div style={{...sun, bottom: sea - 70}} />
      <div style={{...water, height: sea}} />
      <AbsoluteFill style={words}>
        {text.split(' ').map((word, index) => {
          const rise = spring({frame: frame - index * 5, fps, config: {damping}});
          return (
            <span
              key={index}
              style={{
                opacity: Math.min(1, rise * 1.6),
                translate: \`0 \${interpolate(rise, [0, 1], [60, 0])}px\`,
              }}
            >
              {word}
            </span>
          );
        })}
      </AbsoluteFill>
    </AbsoluteFill>
  );
};

const sun = {
  position: 'absolute',
  left: 570,
  width: 140,
  height: 140,
  borderRadius: 70,
  backgroundColor: '#fff1c9',
} as const;

const water = {
  position: 'absolute',
  bottom: 0,
  width: '100%',
  backgroundColor: '#135e6b',
} as const;

const words = {
  flexDirection: 'row',
  justifyContent: 'center',
  gap: 24,
  paddingTop: 150,
  color: '#0f2f3a',
  fontFamily: 'Instrument Sans Variable, sans-serif',
  fontSize: 92,
  fontWeight: 600,
} as const;
`,
  },
  video: {width: 1280, height: 720, fps: 30, durationInFrames: 90},
  stillFrame: 40,
};
