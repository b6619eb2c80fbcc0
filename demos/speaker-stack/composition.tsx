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
  push: z.number().min(0.2).max(2),
  wood: zColor(),
  cone: zColor(),
  wall: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  push: 1,
  wood: '#8b4a2b',
  cone: '#2b2d42',
  wall: '#f7c59f',
};

// A bass line and claps, computed. For a song of yours use useAudioData() in the component.
const RATE = 8000;
const groove = (time: number) => {
  const step = Math.floor(time / 0.25);
  const age = time % 0.25;
  const hit = [1, 0, 0, 1, 0, 1, 0, 0][step % 8] ?? 0;
  const deep =
    Math.sin(2 * Math.PI * (46 * age + 5 * (1 - Math.exp(-age * 24)))) *
    Math.exp(-age * 7) *
    hit;
  const clap =
    step % 4 === 2
      ? (random(`clap${Math.floor(time * RATE)}`) - 0.5) * Math.exp(-age * 26)
      : 0;
  const pluck =
    Math.sin(age * 2 * Math.PI * (330 + 110 * (step % 3))) *
    Math.exp(-age * 18) *
    0.3;
  return Math.max(-1, Math.min(1, deep * 0.9 + clap * 0.9 + pluck));
};
const samples = Float32Array.from({length: RATE * 6}, (_, index) =>
  groove(index / RATE),
);
const audioData: MediaUtilsAudioData = {
  channelWaveforms: [samples],
  sampleRate: RATE,
  durationInSeconds: 6,
  numberOfChannels: 1,
  resultId: 'stack-groove',
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

const Speaker = ({r, push, cone}: {r: number; push: number; cone: string}) => (
  <g>
    <circle r={r * 1.12} fill="#111" />
    <circle r={r * 1.06} fill="#9b9b9b" />
    <circle r={r} fill="#17181f" />
    {[0.94, 0.78, 0.62, 0.46].map((part, index) => (
      <circle
        key={part}
        r={r * (part + push * 0.05 * (index + 1))}
        fill={`color-mix(in oklab, ${cone} ${100 - index * 14}%, ${index % 2 ? '#fff' : '#000'})`}
      />
    ))}
    <circle r={r * (0.3 + push * 0.11)} fill="#d8d8d8" />
    <ellipse
      cx={-r * 0.09}
      cy={-r * 0.1}
      rx={r * (0.12 + push * 0.05)}
      ry={r * (0.08 + push * 0.03)}
      fill="#fff"
    />
    {[0, 60, 120, 180, 240, 300].map((turn) => (
      <circle
        key={turn}
        r={r * 0.035}
        cx={r * 1.08}
        fill="#333"
        transform={`rotate(${turn + 30})`}
      />
    ))}
  </g>
);

const Cat = ({squash, ahead}: {squash: number; ahead: number}) => (
  <g
    fill="#26202b"
    transform={`scale(${1 - squash * 0.06} ${1 + squash * 0.08})`}
  >
    <path
      d={`M34 0q44-4 36-${38 + Math.sin(ahead) * 12}`}
      fill="none"
      stroke="#26202b"
      strokeWidth="10"
      strokeLinecap="round"
    />
    <path d="M-38 2C-46-40-26-70 0-70s46 30 38 72z" />
    <circle cy="-76" r="29" />
    <path d="M-28-84-26-114-8-100zM28-84 26-114 8-100z" />
    <g fill="#ffd23f">
      <ellipse cx="-11" cy="-80" rx="6" ry={7 - squash * 5} />
      <ellipse cx="11" cy="-80" rx="6" ry={7 - squash * 5} />
    </g>
    <path d="M-4-69h8l-4 5z" fill="#f7a1a1" />
  </g>
);

export const SpeakerStack = ({
  push,
  wood,
  cone,
  wall,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {fps, width, height} = useVideoConfig();
  const tall = height > width;
  const bins = visualizeAudio({
    audioData,
    frame,
    fps,
    numberOfSamples: 64,
    smoothing: false,
  });
  const band = (from: number, to: number) =>
    Math.min(
      1,
      bins.slice(from, to).reduce((sum, level) => Math.max(sum, level), 0) *
        2.4,
    );
  const [bass, middle, treble] = [
    band(0, 3) ** 0.8,
    band(3, 18),
    band(18, 64) * 2,
  ];
  const shake = bass * push;
  const boxes = tall
    ? [{x: 40, w: 280}]
    : [
        {x: 26, w: 186},
        {x: 227, w: 186},
        {x: 428, w: 186},
      ];

  return (
    <AbsoluteFill style={{backgroundColor: wall}}>
      <Audio src={sound} />
      <svg
        viewBox={tall ? '0 -150 360 640' : '0 0 640 360'}
        width="100%"
        height="100%"
      >
        {Array.from({length: 5}, (_, index) => (
          <circle
            key={index}
            cx={tall ? 180 : 320}
            cy="200"
            r={((frame * 5 + index * 120) % 600) + 40}
            fill="none"
            stroke="#fff"
            strokeWidth="20"
            opacity={0.32 * (1 - ((frame * 5 + index * 120) % 600) / 600)}
          />
        ))}
        {boxes.map(({x, w}, index) => {
          const lift = index === 1 ? 0 : shake * 5;
          const cat = tall || index === 1;
          const high = tall ? 430 : cat ? 206 : 316;
          const top = tall ? -30 : 344 - high;
          const r = w * (cat && !tall ? 0.255 : 0.36);
          return (
            <g
              key={x}
              transform={`translate(${x} ${top - lift}) rotate(${(index - 1) * shake * 0.8} ${w / 2} ${high})`}
            >
              {cat && (
                <g transform={`translate(${w / 2} ${-shake * 16})`}>
                  <Cat squash={shake} ahead={frame / 9} />
                </g>
              )}
              <rect width={w} height={high} rx="10" fill={wood} />
              <rect
                x="8"
                y="8"
                width={w - 16}
                height={high - 16}
                rx="6"
                fill="none"
                stroke="#000"
                strokeOpacity="0.25"
                strokeWidth="3"
              />
              {Array.from({length: 7}, (_, line) => (
                <path
                  key={line}
                  d={`M${12 + line * (w / 7.4)} 10q${line % 2 ? 6 : -6} ${high / 2} 0 ${high - 20}`}
                  stroke="#000"
                  strokeOpacity="0.09"
                  strokeWidth="5"
                  fill="none"
                />
              ))}
              <g transform={`translate(${w / 2} ${high - r * 1.35})`}>
                <Speaker r={r} push={bass * push} cone={cone} />
              </g>
              <g transform={`translate(${w * 0.34} ${high * 0.24})`}>
                <Speaker r={r * 0.5} push={middle * push} cone={cone} />
              </g>
              <g transform={`translate(${w * 0.77} ${high * 0.24})`}>
                <Speaker r={r * 0.3} push={treble * push} cone={cone} />
              </g>
            </g>
          );
        })}
      </svg>
    </AbsoluteFill>
  );
};
