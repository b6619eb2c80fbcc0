import '@fontsource/fraunces/latin-600.css';
import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  text: z.string().max(40),
  stagger: z.number().int().min(1).max(12),
});

export const defaultProps: z.infer<typeof schema> = {
  text: 'Every word has its own moment',
  stagger: 5,
};

export const Reveal = ({text, stagger}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#f2e9dc',
        justifyContent: 'center',
        padding: '0 64px',
      }}
    >
      <div
        style={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: '0 18px',
          font: '600 70px/1.16 Fraunces, serif',
        }}
      >
        {text.split(' ').map((word, index) => {
          const progress = spring({
            frame,
            fps,
            delay: index * stagger,
            config: {damping: 200},
          });
          return (
            <span key={index} style={{overflow: 'hidden', paddingBottom: 6}}>
              <span
                style={{
                  display: 'inline-block',
                  translate: `0 ${(1 - progress) * 110}%`,
                  color: index === 1 ? '#b3261e' : '#1d2a22',
                }}
              >
                {word}
              </span>
            </span>
          );
        })}
      </div>
    </AbsoluteFill>
  );
};
