import {
  createSmoothSvgPath,
  type MediaUtilsAudioData,
  visualizeAudio,
} from '@remotion/media-utils';
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
  layers: z.number().int().min(3).max(9),
  lag: z.number().int().min(1).max(12),
  gain: z.number().min(0.3).max(2),
  dusk: zColor(),
  sand: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  layers: 7,
  lag: 5,
  gain: 1,
  dusk: '#4a2545',
  sand: '#f0a35e',
};

// A slow melody of bells, computed. For a song of yours use useAudioData() in the component.
const RATE = 8000;
const scale = [220, 262, 294, 330, 392, 440, 523];
const melody = (time: number) => {
  let sum = 0;
  for (
    let note = Math.max(0, Math.floor(time / 0.5) - 3);
    note <= Math.floor(time / 0.5);
    note++
  ) {
    const age = time - note * 0.5;
    const pitch =
      scale[Math.floor(random(`dune${note}`) * scale.length)] ?? 220;
    sum +=
      Math.exp(-age * 2.2) *
      (Math.sin(age * pitch * 2 * Math.PI) +
        0.5 * Math.sin(age * pitch * 4.02 * Math.PI) +
        0.3 * Math.sin(age * pitch * 6.1 * Math.PI));
  }
  return sum * 0.24 * Math.min(1, (time % 0.5) * 120);
};
const samples = Float32Array.from({length: RATE * 6}, (_, index) =>
  melody(index / RATE),
);
const audioData: MediaUtilsAudioData = {
  channelWaveforms: [samples],
  sampleRate: RATE,
  durationInSeconds: 6,
  numberOfChannels: 1,
  resultId: 'dune-bells',
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

export const SoundDunes = ({
  layers,
  lag,
  gain,
  dusk,
  sand,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {fps, width, height} = useVideoConfig();
  const ridge = (layer: number) => {
    const near = layer / (layers - 1);
    // The nearest dune shows the sound of now, the ones behind it what was heard earlier.
    const at = frame - (layers - 1 - layer) * lag;
    const bins =
      at < 0
        ? []
        : visualizeAudio({audioData, frame: at, fps, numberOfSamples: 64});
    const base = height * (0.42 + near * 0.46);
    const points = Array.from({length: 25}, (_, index) => {
      const x = index / 24;
      const away = Math.abs(x - 0.5) * 2;
      const bin = 2 + (1 - away) * 12 + random(`grain${layer}-${index}`) * 2;
      const level =
        ((bins[Math.floor(bin)] ?? 0) * (1 - (bin % 1)) +
          (bins[Math.ceil(bin)] ?? 0) * (bin % 1)) *
        gain;
      const shape =
        Math.sin(x * 5 + layer * 1.9) * 0.03 + Math.sin(x * 11 - layer) * 0.012;
      return {
        x: x * width,
        y:
          base -
          (shape +
            Math.min(1, level * 4.5) ** 0.7 * 0.26 * (0.5 + near * 0.5)) *
            height,
      };
    });
    return `${createSmoothSvgPath({points})} L ${width} ${height} L 0 ${height} Z`;
  };
  const mix = (percent: number) =>
    `color-mix(in oklab, ${dusk} ${percent}%, ${sand})`;

  return (
    <AbsoluteFill style={{background: `linear-gradient(#fbe3c0, ${sand} 60%)`}}>
      <Audio src={sound} />
      <svg width={width} height={height}>
        <circle
          cx={width * 0.7}
          cy={height * (0.2 + frame * 0.0006)}
          r={height * 0.11}
          fill="#fff6e0"
        />
        {Array.from({length: layers}, (_, layer) => (
          <path
            key={layer}
            d={ridge(layer)}
            fill={mix((layer / (layers - 1)) * 100)}
          />
        ))}
      </svg>
    </AbsoluteFill>
  );
};
