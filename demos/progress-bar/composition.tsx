import {zColor} from '@remotion/zod-types';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  height: z.number().int().min(4).max(80),
  color: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  height: 24,
  color: '#2970ff',
};

export const ProgressBar: React.FC<z.infer<typeof schema>> = ({
  height,
  color,
}) => {
  const frame = useCurrentFrame();
  const {durationInFrames, fps, width} = useVideoConfig();
  const progress = frame / (durationInFrames - 1);

  return (
    <AbsoluteFill
      style={{
        backgroundColor: 'white',
        color: '#10191c',
        fontFamily: 'Instrument Sans Variable, sans-serif',
        justifyContent: 'flex-end',
      }}
    >
      <p style={{fontSize: 60, margin: 20}}>{(frame / fps).toFixed(1)} s</p>
      <div style={{height, width: width * progress, backgroundColor: color}} />
    </AbsoluteFill>
  );
};
