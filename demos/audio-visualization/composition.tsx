import {useAudioData, visualizeAudio} from '@remotion/media-utils';
import {
  AbsoluteFill,
  Audio,
  staticFile,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  gain: z.number().min(0.5).max(5),
  bars: z.number().int().min(4).max(24),
});

export const defaultProps: z.infer<typeof schema> = {
  gain: 2.4,
  bars: 16,
};

const melody = staticFile('demos/media/melody.wav');

export const Spectrum = ({gain, bars}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const audioData = useAudioData(melody);
  const levels = audioData
    ? visualizeAudio({audioData, frame, fps, numberOfSamples: 64}).slice(
        1,
        bars + 1,
      )
    : new Array<number>(bars).fill(0);

  return (
    <AbsoluteFill
      style={{
        flexDirection: 'row',
        backgroundColor: '#15262b',
        alignItems: 'center',
        gap: 6,
        padding: '0 40px',
      }}
    >
      <Audio src={melody} />
      {[...levels.toReversed(), ...levels].map((level, index) => (
        <div
          key={index}
          style={{
            flex: 1,
            height: Math.min(300, 10 + level * 260 * gain),
            borderRadius: 6,
            backgroundColor: level * gain > 0.3 ? '#ff6f42' : '#5cd0c5',
          }}
        />
      ))}
    </AbsoluteFill>
  );
};
