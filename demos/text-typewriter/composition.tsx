import '@fontsource/courier-prime/latin-400.css';
import {AbsoluteFill, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  text: z.string().max(40),
  framesPerLetter: z.number().int().min(1).max(6),
});

export const defaultProps: z.infer<typeof schema> = {
  text: 'Write code, get video.',
  framesPerLetter: 3,
};

export const Typewriter = ({text, framesPerLetter}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const letters = Math.min(text.length, Math.floor(frame / framesPerLetter));
  const typing = letters < text.length;
  const blink = typing || frame % 20 < 10;

  return (
    <AbsoluteFill
      style={{
        background: 'linear-gradient(100deg, #f6f0e0, #e9dfc6)',
        justifyContent: 'center',
        padding: '0 56px',
      }}
    >
      <div
        style={{
          color: '#2a2620',
          font: '400 54px/1.4 Courier Prime, monospace',
        }}
      >
        {text.slice(0, letters)}
        <span
          style={{
            display: 'inline-block',
            width: 6,
            height: 54,
            marginBottom: -10,
            backgroundColor: '#2a2620',
            opacity: blink ? 1 : 0,
          }}
        />
      </div>
    </AbsoluteFill>
  );
};
