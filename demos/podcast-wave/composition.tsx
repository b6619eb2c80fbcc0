import '@fontsource/fredoka/latin-600.css';
import {
  getWaveformPortion,
  type MediaUtilsAudioData,
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
  show: z.string().max(24),
  episode: z.string().max(32),
  seconds: z.number().min(1).max(5),
  bars: z.number().int().min(20).max(90),
  body: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  show: 'Loose Screws',
  episode: 'No. 31: The toaster that knew',
  seconds: 2.6,
  bars: 48,
  body: '#e9553f',
};

// A voice without words, computed. For a recording of yours use useAudioData() in the component.
const RATE = 8000;
const voice = (time: number) => {
  const syllable = Math.floor(time / 0.19);
  const within = (time % 0.19) / 0.19;
  const spoken =
    random(`talk${syllable}`) > 0.24
      ? Math.sin(within * Math.PI) ** 0.7 *
        (0.35 + random(`loud${syllable}`) * 0.65)
      : 0;
  const pitch = 118 + random(`pitch${syllable}`) * 46 - within * 14;
  const vowel = 3 + Math.floor(random(`vowel${syllable}`) * 6);
  const phase = time * pitch * 2 * Math.PI;
  return (
    spoken *
    (Math.sin(phase) * 0.5 +
      Math.sin(phase * vowel) * 0.3 +
      Math.sin(phase * (vowel + 1)) * 0.18)
  );
};
const samples = Float32Array.from({length: RATE * 6}, (_, index) =>
  voice(index / RATE),
);
const audioData: MediaUtilsAudioData = {
  channelWaveforms: [samples],
  sampleRate: RATE,
  durationInSeconds: 6,
  numberOfChannels: 1,
  resultId: 'radio-voice',
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

export const PodcastWave = ({
  show,
  episode,
  seconds,
  bars,
  body,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height, fps} = useVideoConfig();
  const tall = height > width;
  const now = frame / fps;
  // Bars belong to moments of the sound, not to places on screen: they move, and keep their height.
  const step = seconds / bars;
  const first = Math.floor((now - seconds / 2) / step);
  const [left, wide] = tall ? [40, 280] : [150, 340];
  const heights = Array.from({length: bars + 2}, (_, index) => {
    const start = (first + index) * step;
    if (start < 0 || start + step > 6) return {start, level: 0};
    const [portion] = getWaveformPortion({
      audioData,
      startTimeInSeconds: start,
      durationInSeconds: step,
      numberOfSamples: 1,
      normalize: false,
    });
    return {start, level: Math.min(1, (portion?.amplitude ?? 0) * 2.7)};
  });

  return (
    <AbsoluteFill style={{backgroundColor: '#f6dcb5'}}>
      <Audio src={sound} />
      <svg
        viewBox={tall ? '0 -140 360 640' : '0 0 640 360'}
        width="100%"
        height="100%"
      >
        <path d="M-400 318H1100V900H-400z" fill="#c98f5a" />
        <g transform={tall ? 'translate(-140 0)' : undefined}>
          <path
            d={`M${tall ? 430 : 520} 60 ${tall ? 470 : 590}-20`}
            stroke="#5b3a3a"
            strokeWidth="5"
            strokeLinecap="round"
          />
          <rect
            x={tall ? 152 : 96}
            y="56"
            width={tall ? 336 : 448}
            height="266"
            rx="34"
            fill={body}
          />
          <rect
            x={tall ? 152 : 96}
            y="290"
            width={tall ? 336 : 448}
            height="32"
            rx="16"
            fill="#5b2119"
            opacity="0.4"
          />
        </g>
        <rect
          x={left - 14}
          y="86"
          width={wide + 28}
          height="110"
          rx="16"
          fill="#fff4dd"
        />
        <clipPath id="radio-window">
          <rect x={left - 14} y="86" width={wide + 28} height="110" rx="16" />
        </clipPath>
        <g clipPath="url(#radio-window)">
          {heights.map(({start, level}) => {
            const x =
              left + wide / 2 + ((start + step / 2 - now) / seconds) * wide;
            const size = 4 + level * 88;
            return (
              <rect
                key={start}
                x={x - (wide / bars) * 0.32}
                y={141 - size / 2}
                width={(wide / bars) * 0.64}
                height={size}
                rx={(wide / bars) * 0.32}
                fill={start < now ? '#5b2119' : '#e3b48c'}
              />
            );
          })}
          <path
            d={`M${left + wide / 2} 86V196`}
            stroke={body}
            strokeWidth="3.5"
          />
        </g>
        <text
          x={left - 8}
          y="238"
          fontFamily="Fredoka, sans-serif"
          fontWeight="600"
          fontSize="34"
          fill="#fff4dd"
        >
          {show}
        </text>
        <text
          x={left - 8}
          y="267"
          fontFamily="Instrument Sans Variable, sans-serif"
          fontWeight="500"
          fontSize={tall ? 16 : 18}
          fill="#ffe9d0"
        >
          {episode}
        </text>
        <g transform={`translate(${left + wide - 14} 240)`}>
          <circle r="27" fill="#fff4dd" />
          <circle r="21" fill="#e8cfa6" />
          <path
            d="M0-18V-6"
            stroke="#5b2119"
            strokeWidth="5"
            strokeLinecap="round"
            transform={`rotate(${-110 + frame * 1.2})`}
          />
        </g>
      </svg>
    </AbsoluteFill>
  );
};
