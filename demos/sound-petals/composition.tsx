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
  petals: z.number().int().min(12).max(48),
  gain: z.number().min(0.5).max(4),
});

export const defaultProps: z.infer<typeof schema> = {
  petals: 30,
  gain: 2,
};

const melody = staticFile('demos/media/melody.wav');

/** How loud the notes near one place of the spectrum are, 0 to 1. */
const near = (levels: number[], place: number) =>
  levels.reduce(
    (sum, level, note) =>
      sum + level * Math.exp(-((place * 12 - note) ** 2) / 5),
    0,
  );

export const Petals = ({petals, gain}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const audioData = useAudioData(melody);
  const levels = audioData
    ? visualizeAudio({audioData, frame, fps, numberOfSamples: 32})
    : new Array<number>(32).fill(0);

  return (
    <AbsoluteFill style={{backgroundColor: '#2a1245'}}>
      <Audio src={melody} />
      <svg viewBox="-320 -180 640 360" width="100%" height="100%">
        <g transform={`rotate(${frame * 0.5})`}>
          {Array.from({length: petals}, (_, index) => {
            const mirrored = Math.min(index, petals - index);
            const level = Math.min(
              1,
              near(levels, (mirrored / petals) * 2) * gain,
            );
            const length = 44 + level * 82;
            return (
              <g key={index} transform={`rotate(${(index / petals) * 360})`}>
                <ellipse
                  cx={34 + length / 2}
                  rx={length / 2}
                  ry={5 + level * 8}
                  fill={`hsl(${330 + level * 80} 92% ${58 + level * 12}%)`}
                  opacity="0.86"
                />
                <circle cx={46 + length} r={2 + level * 3} fill="#fff0b8" />
              </g>
            );
          })}
        </g>
        <circle r={26 + near(levels, 0.1) * gain * 8} fill="#ffd447" />
        <circle r="13" fill="#2a1245" />
      </svg>
    </AbsoluteFill>
  );
};
