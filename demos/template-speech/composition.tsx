import {AbsoluteFill, random, useCurrentFrame, useVideoConfig} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  text: z.string().max(48),
  wordsPerSecond: z.number().min(1).max(4).step(0.5),
});

export const defaultProps: z.infer<typeof schema> = {
  text: 'This sentence was written, then spoken',
  wordsPerSecond: 2,
};

export const Speech = ({text, wordsPerSecond}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const words = text.split(' ');
  const spoken = (frame / fps) * wordsPerSecond;
  const isSpeaking = spoken < words.length;

  return (
    <AbsoluteFill style={{backgroundColor: '#15262b', padding: 56}}>
      <div
        style={{
          font: '600 46px/1.25 Instrument Sans Variable, sans-serif',
          height: 180,
        }}
      >
        {words.map((word, index) => (
          <span
            key={index}
            style={{
              color:
                Math.floor(spoken) === index
                  ? '#ff6f42'
                  : index < spoken
                    ? '#eef3f3'
                    : '#6b8289',
            }}
          >
            {word}{' '}
          </span>
        ))}
      </div>
      <svg viewBox="0 0 528 80">
        {Array.from({length: 44}, (_, index) => {
          const loud = isSpeaking
            ? random(`${Math.floor(frame / 2)}-${index}`)
            : 0;
          const swell = Math.abs(Math.sin((spoken % 1) * Math.PI));
          const height = 6 + loud * swell * 70;
          return (
            <rect
              key={index}
              x={index * 12}
              y={40 - height / 2}
              width={6}
              height={height}
              rx={3}
              fill="#5cd0c5"
            />
          );
        })}
      </svg>
    </AbsoluteFill>
  );
};
