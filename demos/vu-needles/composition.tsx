import '@fontsource/barlow-condensed/latin-600.css';
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
  inertia: z.number().int().min(1).max(16),
  drive: z.number().min(-12).max(6),
  lamp: zColor(),
  case: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  inertia: 6,
  drive: 0,
  lamp: '#ffcf7a',
  case: '#30343a',
};

// Two plucked strings, computed. For a song of yours use useAudioData() in the component.
const RATE = 8000;
const pluck = (time: number, shift: number) => {
  const step = Math.floor((time + shift) / 0.375);
  const age = (time + shift) % 0.375;
  const pitch = [55, 65.4, 73.4, 82.4, 98, 82.4, 73.4, 61.7][step % 8] ?? 55;
  const loud = 0.45 + random(`vu${step}`) * 0.5;
  const phase = age * pitch * 2 * Math.PI;
  return (
    Math.min(1, age * 90) *
    Math.exp(-age * 6) *
    loud *
    (Math.sin(phase) * 0.6 +
      Math.sin(phase * 2) * 0.3 +
      Math.sin(phase * 3) * 0.15)
  );
};
const channels = [0, 0.19].map((shift) =>
  Float32Array.from({length: RATE * 6}, (_, index) =>
    pluck(index / RATE, shift),
  ),
);
const audioData: MediaUtilsAudioData = {
  channelWaveforms: channels,
  sampleRate: RATE,
  durationInSeconds: 6,
  numberOfChannels: 2,
  resultId: 'vu-bass',
  isRemote: false,
};

/** Two channels of samples as a WAV file in an address. */
const toWav = (left: Float32Array, right: Float32Array) => {
  const size = left.length * 4;
  const bytes = new DataView(new ArrayBuffer(44 + size));
  'RIFF    WAVEfmt '.split('').forEach((letter, index) => {
    bytes.setUint8(index, letter.charCodeAt(0));
  });
  'data'.split('').forEach((letter, index) => {
    bytes.setUint8(36 + index, letter.charCodeAt(0));
  });
  for (const [at, value] of [
    [4, 36 + size],
    [16, 16],
    [24, RATE],
    [28, RATE * 4],
    [40, size],
  ] as const)
    bytes.setUint32(at, value, true);
  for (const [at, value] of [
    [20, 1],
    [22, 2],
    [32, 4],
    [34, 16],
  ] as const)
    bytes.setUint16(at, value, true);
  left.forEach((value, index) => {
    bytes.setInt16(44 + index * 4, value * 32000, true);
    bytes.setInt16(46 + index * 4, (right[index] ?? 0) * 32000, true);
  });
  let text = '';
  for (let index = 0; index < bytes.byteLength; index++)
    text += String.fromCharCode(bytes.getUint8(index));
  return `data:audio/wav;base64,${btoa(text)}`;
};
const sound = toWav(
  channels[0] ?? new Float32Array(1),
  channels[1] ?? new Float32Array(1),
);

const marks = [
  [-20, 0],
  [-10, 0.2],
  [-7, 0.33],
  [-5, 0.45],
  [-3, 0.58],
  [-1, 0.69],
  [0, 0.75],
  [1, 0.82],
  [2, 0.9],
  [3, 1],
] as const;

export const VuNeedles = ({
  inertia,
  drive,
  lamp,
  case: box,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const loudness = (channel: number, at: number) => {
    if (at < 1) return 0;
    const portion = getWaveformPortion({
      audioData,
      channel,
      startTimeInSeconds: (at - 1) / fps,
      durationInSeconds: 1 / fps,
      numberOfSamples: 1,
      normalize: false,
    });
    return Math.min(1, (portion[0]?.amplitude ?? 0) * 3.2 * 10 ** (drive / 20));
  };
  // The needle's weight: a mean of the frames before, the older the less.
  const needle = (channel: number) => {
    let [sum, weights] = [0, 0];
    for (let age = 0; age < inertia * 3; age++) {
      const weight = Math.exp(-age / inertia);
      sum += loudness(channel, frame - age) * weight;
      weights += weight;
    }
    return sum / weights;
  };

  return (
    <AbsoluteFill style={{backgroundColor: box}}>
      <Audio src={sound} />
      <svg viewBox="0 0 640 360" width="100%" height="100%">
        {Array.from({length: 40}, (_, index) => (
          <path
            key={index}
            d={`M0 ${index * 9 + 3}H640`}
            stroke="#fff"
            strokeWidth="1"
            opacity="0.05"
          />
        ))}
        {[24, 144, 496, 616].map((x) =>
          [22, 338].map((y) => (
            <circle
              key={`${x}${y}`}
              cx={x}
              cy={y}
              r="6"
              fill="#0e1013"
              stroke="#6c727b"
              strokeWidth="2"
            />
          )),
        )}
        {['LEFT', 'RIGHT'].map((name, channel) => {
          const level = needle(channel);
          const hot = loudness(channel, frame) > 0.86;
          return (
            <g key={name} transform={`translate(${48 + channel * 284} 62)`}>
              <rect
                x="-8"
                y="-8"
                width="276"
                height="236"
                rx="16"
                fill="#0b0d10"
              />
              <clipPath id={`vu-glass-${channel}`}>
                <rect width="260" height="186" rx="9" />
              </clipPath>
              <g clipPath={`url(#vu-glass-${channel})`}>
                <rect width="260" height="186" fill={lamp} />
                <ellipse
                  cx="130"
                  cy="200"
                  rx="180"
                  ry="120"
                  fill="#fff"
                  opacity={0.35 + level * 0.25}
                />
                <path
                  d="M36 78A150 150 0 0 1 182 52"
                  fill="none"
                  stroke="#2a2118"
                  strokeWidth="3"
                />
                <path
                  d="M182 52A150 150 0 0 1 224 78"
                  fill="none"
                  stroke="#c0272d"
                  strokeWidth="8"
                />
                {marks.map(([db, part]) => (
                  <g key={db} transform={`rotate(${-40 + part * 80} 130 190)`}>
                    <path
                      d="M130 46V34"
                      stroke={db > 0 ? '#c0272d' : '#2a2118'}
                      strokeWidth="2.5"
                    />
                    <text
                      x="130"
                      y="27"
                      textAnchor="middle"
                      fontFamily="Barlow Condensed, sans-serif"
                      fontWeight="600"
                      fontSize="17"
                      fill={db > 0 ? '#c0272d' : '#2a2118'}
                    >
                      {Math.abs(db)}
                    </text>
                  </g>
                ))}
                <text
                  x="130"
                  y="122"
                  textAnchor="middle"
                  fontFamily="Barlow Condensed, sans-serif"
                  fontWeight="600"
                  fontSize="28"
                  fill="#2a2118"
                >
                  VU
                </text>
                <path
                  d="M130 200V40"
                  stroke="#2a2118"
                  strokeWidth="5"
                  opacity="0.18"
                  transform={`translate(5 4) rotate(${-44 + level * 92} 130 190)`}
                />
                <path
                  d="M130 200V38"
                  stroke="#17120c"
                  strokeWidth="2.8"
                  transform={`rotate(${-44 + level * 92} 130 190)`}
                />
                <path d="M80 190a50 50 0 0 1 100 0z" fill="#17120c" />
                <path d="M0 0H150L40 186H0z" fill="#fff" opacity="0.13" />
              </g>
              <circle
                cx="232"
                cy="206"
                r="7"
                fill={hot ? '#ff3b30' : '#4a1512'}
              />
              <circle
                cx="232"
                cy="206"
                r="14"
                fill="#ff3b30"
                opacity={hot ? 0.3 : 0}
              />
              <text
                x="12"
                y="212"
                fontFamily="Barlow Condensed, sans-serif"
                fontWeight="600"
                fontSize="17"
                letterSpacing="3"
                fill="#b9bfc8"
              >
                {name}
              </text>
            </g>
          );
        })}
      </svg>
    </AbsoluteFill>
  );
};
