import {zColor} from '@remotion/zod-types';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  height: z.number().int().min(4).max(80),
  color: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  height: 24,
  color: '#ff6f42',
};

export const ProgressBar: React.FC<z.infer<typeof schema>> = ({
  height,
  color,
}) => {
  const frame = useCurrentFrame();
  const {durationInFrames, fps, width} = useVideoConfig();
  const progress = frame / (durationInFrames - 1);

  return (
    <AbsoluteFill style={{backgroundColor: '#18223f'}}>
      <div
        style={{
          width: width * progress,
          height: '100%',
          backgroundColor: '#1f444a',
          borderBottom: `${height}px solid ${color}`,
          boxSizing: 'border-box',
        }}
      />
      <AbsoluteFill
        style={{
          justifyContent: 'center',
          alignItems: 'center',
          color: '#eef3f3',
          fontFamily: 'JetBrains Mono Variable, monospace',
          fontSize: width / 6,
        }}
      >
        {(frame / fps).toFixed(1)} s
      </AbsoluteFill>
    </AbsoluteFill>
  );
};
