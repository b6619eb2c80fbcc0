import {zColor} from '@remotion/zod-types';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  accent: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  accent: '#ff6f42',
};

export const CompositionFacts = ({accent}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height, fps, durationInFrames} = useVideoConfig();
  const rows = {width, height, fps, durationInFrames};

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#18223f',
        justifyContent: 'center',
        padding: '0 64px',
      }}
    >
      <AbsoluteFill
        style={{
          margin: 20,
          width: width - 40,
          height: height - 40,
          border: '2px dashed #37446a',
          borderRadius: 12,
        }}
      />
      {Object.entries(rows).map(([name, value]) => (
        <div
          key={name}
          style={{
            display: 'flex',
            font: '500 30px/1.65 JetBrains Mono Variable, monospace',
          }}
        >
          <span style={{flex: 1, color: '#97a3c4'}}>{name}</span>
          <span style={{color: '#eef3f3'}}>{value}</span>
        </div>
      ))}
      <div
        style={{
          height: 8,
          marginTop: 26,
          borderRadius: 4,
          backgroundColor: '#37446a',
        }}
      >
        <div
          style={{
            width: `${((frame + 1) / durationInFrames) * 100}%`,
            height: 8,
            borderRadius: 4,
            backgroundColor: accent,
          }}
        />
      </div>
    </AbsoluteFill>
  );
};
