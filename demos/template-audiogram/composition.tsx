import {useAudioData, visualizeAudioWaveform} from '@remotion/media-utils';
import {zColor} from '@remotion/zod-types';
import {
  AbsoluteFill,
  Audio,
  staticFile,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  show: z.string().max(22),
  ink: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  show: 'Slow Trains',
  ink: '#1f3d2b',
};

const melody = staticFile('demos/media/melody.wav');
const words =
  'You only notice the valley when the train stops between two stations.'.split(
    ' ',
  );

export const Audiogram = ({show, ink}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const audioData = useAudioData(melody);
  const samples = audioData
    ? visualizeAudioWaveform({
        audioData,
        frame,
        fps,
        numberOfSamples: 64,
        windowInSeconds: 1,
      })
    : new Array<number>(64).fill(0);
  const spoken = Math.floor(frame / 11);

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#f3c64b',
        color: ink,
        font: '600 20px Instrument Sans Variable, sans-serif',
      }}
    >
      <Audio src={melody} />
      <svg
        viewBox="0 0 150 150"
        style={{position: 'absolute', left: 36, top: 36, width: 150}}
      >
        <rect width="150" height="150" rx="14" fill={ink} />
        <circle cx="104" cy="46" r="21" fill="#f3c64b" />
        <path
          d="M0 128 L52 66 L86 104 L110 82 L150 122 V136 a14 14 0 0 1 -14 14 H14 a14 14 0 0 1 -14 -14 Z"
          fill="#e0704a"
        />
        <path
          d="M-20 132 H170"
          stroke="#f6eedb"
          strokeWidth="7"
          strokeDasharray="24 6"
          strokeDashoffset={frame * -2}
        />
      </svg>
      <div style={{position: 'absolute', left: 208, top: 58}}>
        <div style={{fontSize: 17, opacity: 0.75}}>Episode 12</div>
        <div
          style={{
            maxWidth: 240,
            fontSize: 34,
            lineHeight: 1.1,
            letterSpacing: '-0.02em',
          }}
        >
          {show}
        </div>
      </div>
      <div
        style={{
          position: 'absolute',
          inset: '214px 36px auto',
          display: 'flex',
          height: 90,
          gap: 5,
          alignItems: 'center',
        }}
      >
        {samples.slice(16, 48).map((sample, index) => (
          <div
            key={index}
            style={{
              flex: 1,
              height: 8 + Math.min(80, Math.abs(sample) * 150),
              borderRadius: 5,
              backgroundColor: ink,
            }}
          />
        ))}
      </div>
      <div
        style={{
          position: 'absolute',
          inset: '326px 36px auto',
          fontSize: 29,
          lineHeight: 1.28,
        }}
      >
        {words.map((word, index) => (
          <span key={index} style={{opacity: index <= spoken ? 1 : 0.32}}>
            {word}{' '}
          </span>
        ))}
      </div>
    </AbsoluteFill>
  );
};
