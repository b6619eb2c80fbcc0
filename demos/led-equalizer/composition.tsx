import {type MediaUtilsAudioData, visualizeAudio} from '@remotion/media-utils';
import {zColor} from '@remotion/zod-types';
import {
  AbsoluteFill,
  Audio,
  random,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  columns: z.number().int().min(6).max(20),
  lamps: z.number().int().min(8).max(20),
  hold: z.number().int().min(4).max(40),
  low: zColor(),
  high: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  columns: 14,
  lamps: 14,
  hold: 18,
  low: '#3dff8a',
  high: '#ff3b3b',
};

// Two bars of drums and bass, computed. For a song of yours use useAudioData() in the component.
const RATE = 11025;
const beat = (time: number) => {
  const since = (step: number, offset = 0) => (time + offset) % step;
  const kick =
    Math.sin(
      2 * Math.PI * (52 * since(0.5) + 7 * (1 - Math.exp(-since(0.5) * 30))),
    ) * Math.exp(-since(0.5) * 9);
  const hat =
    (random(`hat${Math.floor(time * RATE)}`) - 0.5) *
    Math.exp(-since(0.25) * 45) *
    0.5;
  const snare =
    (random(`snare${Math.floor(time * RATE)}`) - 0.5) *
    Math.exp(-since(1, 0.5) * 14) *
    0.8;
  const note = [110, 110, 147, 98][Math.floor(time) % 4] ?? 110;
  const bass =
    (((time * note) % 1) - 0.5) * 0.35 +
    Math.sin(time * note * 8 * Math.PI) * 0.16 * Math.exp(-since(0.25) * 6);
  return Math.max(-1, Math.min(1, (kick * 0.8 + hat + snare + bass) * 0.8));
};
const samples = Float32Array.from({length: RATE * 6}, (_, index) =>
  beat(index / RATE),
);
const audioData: MediaUtilsAudioData = {
  channelWaveforms: [samples],
  sampleRate: RATE,
  durationInSeconds: 6,
  numberOfChannels: 1,
  resultId: 'led-beat',
  isRemote: false,
};

/** The samples as a WAV file in an address. */
const toWav = (data: Float32Array) => {
  const bytes = new DataView(new ArrayBuffer(44 + data.length * 2));
  'RIFF    WAVEfmt '.split('').forEach((letter, index) => {
    bytes.setUint8(index, letter.charCodeAt(0));
  });
  'data'.split('').forEach((letter, index) => {
    bytes.setUint8(36 + index, letter.charCodeAt(0));
  });
  for (const [at, value] of [
    [4, 36 + data.length * 2],
    [16, 16],
    [24, RATE],
    [28, RATE * 2],
    [40, data.length * 2],
  ] as const)
    bytes.setUint32(at, value, true);
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 2],
    [34, 16],
  ] as const)
    bytes.setUint16(at, value, true);
  data.forEach((value, index) => {
    bytes.setInt16(44 + index * 2, value * 32000, true);
  });
  let text = '';
  for (let index = 0; index < bytes.byteLength; index++)
    text += String.fromCharCode(bytes.getUint8(index));
  return `data:audio/wav;base64,${btoa(text)}`;
};
const sound = toWav(samples);

export const LedEqualizer = ({
  columns,
  lamps,
  hold,
  low,
  high,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {fps, width, height} = useVideoConfig();
  const unit = Math.min(width, height) / 360;
  const levels = (at: number) => {
    if (at < 0) return new Array<number>(columns).fill(0);
    const bins = visualizeAudio({
      audioData,
      frame: at,
      fps,
      numberOfSamples: 128,
      smoothing: false,
    });
    return Array.from({length: columns}, (_, column) => {
      const from = Math.floor(127 ** (column / columns));
      const to = Math.max(
        from + 1,
        Math.floor(127 ** ((column + 1) / columns)),
      );
      const loudest = Math.max(...bins.slice(from, to));
      return Math.min(
        1,
        Math.max(0, 1 + Math.log10(loudest * 2.4 + 1e-6) / 1.9) *
          (0.85 + column * 0.02),
      );
    });
  };
  const now = levels(frame);
  // Peaks are looked for in the frames before, each lowered by its age: no memory is needed.
  const past = Array.from({length: Math.min(frame, hold) + 1}, (_, age) =>
    levels(frame - age).map((level) => level - (age / hold) ** 2),
  );
  const peaks = now.map((_, column) =>
    Math.max(...past.map((list) => list[column] ?? 0)),
  );

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#23262b',
        backgroundImage: `repeating-linear-gradient(rgb(255 255 255 / 0.035) 0 ${unit}px, transparent ${unit}px ${3 * unit}px)`,
        padding: `${26 * unit}px ${34 * unit}px`,
      }}
    >
      <Audio src={sound} />
      <div
        style={{
          flex: 1,
          display: 'flex',
          gap: 7 * unit,
          padding: 16 * unit,
          borderRadius: 10 * unit,
          backgroundColor: '#07080a',
          boxShadow: `inset 0 0 ${20 * unit}px #000, 0 ${unit}px 0 #4b5058`,
        }}
      >
        {now.map((level, column) => (
          <div
            key={column}
            style={{
              flex: 1,
              display: 'flex',
              flexDirection: 'column-reverse',
              gap: 3.5 * unit,
            }}
          >
            {Array.from({length: lamps}, (_, lamp) => {
              const place = (lamp + 0.5) / lamps;
              const lit =
                level > place ||
                Math.floor((peaks[column] ?? 0) * lamps) === lamp;
              const color =
                place > 0.82
                  ? high
                  : place > 0.6
                    ? `color-mix(in oklch, ${low} 45%, ${high})`
                    : low;
              return (
                <div
                  key={lamp}
                  style={{
                    flex: 1,
                    borderRadius: 2 * unit,
                    backgroundColor: color,
                    opacity: lit ? 1 : 0.12,
                    boxShadow: lit ? `0 0 ${9 * unit}px ${color}` : 'none',
                  }}
                />
              );
            })}
          </div>
        ))}
      </div>
      <div
        style={{
          display: 'flex',
          justifyContent: 'space-between',
          paddingTop: 12 * unit,
          font: `600 ${13 * unit}px/1 JetBrains Mono Variable, monospace`,
          color: '#9aa2ad',
          letterSpacing: '0.14em',
        }}
      >
        {['45', '90', '180', '360', '700', '1K4', '2K8', '5K5'].map((label) => (
          <span key={label}>{label}</span>
        ))}
      </div>
    </AbsoluteFill>
  );
};
