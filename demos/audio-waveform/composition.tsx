import {
  createSmoothSvgPath,
  useAudioData,
  visualizeAudioWaveform,
} from '@remotion/media-utils';
import {
  AbsoluteFill,
  Audio,
  staticFile,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  windowInSeconds: z.number().min(0.05).max(0.6),
  height: z.number().int().min(40).max(400),
});

export const defaultProps: z.infer<typeof schema> = {
  windowInSeconds: 0.12,
  height: 260,
};

const melody = staticFile('demos/media/melody.wav');

export const Waveform = ({windowInSeconds, height}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const audioData = useAudioData(melody);
  const samples = audioData
    ? visualizeAudioWaveform({
        audioData,
        frame,
        fps,
        windowInSeconds,
        numberOfSamples: 128,
      })
    : new Array<number>(128).fill(0);
  const points = samples.map((value, index) => ({
    x: (index / 127) * 640,
    y: 180 + value * height,
  }));

  return (
    <AbsoluteFill style={{backgroundColor: '#15262b'}}>
      <Audio src={melody} />
      <svg viewBox="0 0 640 360" fill="none">
        <path d="M0 180H640" stroke="#31484f" strokeWidth={2} />
        <path
          d={createSmoothSvgPath({points})}
          stroke="#ff6f42"
          strokeWidth={5}
          strokeLinecap="round"
        />
      </svg>
    </AbsoluteFill>
  );
};
