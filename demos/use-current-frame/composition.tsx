import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  degreesPerFrame: z.number().int().min(1).max(12),
});

export const defaultProps: z.infer<typeof schema> = {
  degreesPerFrame: 3,
};

export const CurrentFrame = ({degreesPerFrame}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#18223f',
        justifyContent: 'center',
        alignItems: 'center',
      }}
    >
      <svg
        viewBox="-160 -160 320 320"
        width={320}
        style={{position: 'absolute'}}
      >
        {Array.from({length: durationInFrames}, (_, tick) => (
          <path
            key={tick}
            d={tick % 10 === 0 ? 'M0 -150V-126' : 'M0 -150V-138'}
            stroke={tick <= frame ? '#5cd0c5' : '#37446a'}
            strokeWidth={3}
            transform={`rotate(${tick * (360 / durationInFrames)})`}
          />
        ))}
        <circle
          cx={0}
          cy={-104}
          r={14}
          fill="#ff6f42"
          transform={`rotate(${frame * degreesPerFrame})`}
        />
      </svg>
      <div
        style={{
          color: '#eef3f3',
          font: '600 84px JetBrains Mono Variable, monospace',
        }}
      >
        {frame}
      </div>
    </AbsoluteFill>
  );
};
