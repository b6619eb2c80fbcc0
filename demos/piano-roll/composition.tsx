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
  speed: z.number().min(0.5).max(2),
  right: zColor(),
  left: zColor(),
  ground: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  speed: 1,
  right: '#ff9f1c',
  left: '#2ec4b6',
  ground: '#1b1022',
};

// A small waltz: semitone above C, start and length in beats, hand. Sound and picture come from this list.
const BEAT = 0.42;
const notes = [
  ...[16, 19, 24, 23, 21, 19, 17, 21, 19, 16, 14, 12].map((key, index) => ({
    key,
    at: index + 1,
    long: 0.9,
    hand: 'right',
  })),
  ...[0, 5, 7, 0].flatMap((root, bar) => [
    {key: root, at: bar * 3 + 1, long: 0.9, hand: 'left'},
    {key: root + 4, at: bar * 3 + 2, long: 0.5, hand: 'left'},
    {
      key: root + 7 > 11 ? root - 5 : root + 7,
      at: bar * 3 + 3,
      long: 0.5,
      hand: 'left',
    },
  ]),
];

/** All notes as a WAV file in an address. */
const toWav = () => {
  const rate = 11025;
  const length = rate * 6;
  const bytes = new DataView(new ArrayBuffer(44 + length * 2));
  'RIFF    WAVEfmt '.split('').forEach((letter, index) => {
    bytes.setUint8(index, letter.charCodeAt(0));
  });
  'data'.split('').forEach((letter, index) => {
    bytes.setUint8(36 + index, letter.charCodeAt(0));
  });
  for (const [at, value] of [
    [4, 36 + length * 2],
    [16, 16],
    [24, rate],
    [28, rate * 2],
    [40, length * 2],
  ] as const)
    bytes.setUint32(at, value, true);
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 2],
    [34, 16],
  ] as const)
    bytes.setUint16(at, value, true);
  const mix = new Float32Array(length);
  for (const {key, at, long} of notes) {
    const pitch = 196 * 2 ** ((key - 7) / 12);
    const start = Math.floor(at * BEAT * rate);
    for (let index = 0; index < rate * 1.2 && start + index < length; index++) {
      const age = index / rate;
      const fade =
        Math.min(1, age * 200) *
        Math.exp(-age * 3.4) *
        Math.exp(-Math.max(0, age - long * BEAT) * 18);
      mix[start + index] =
        (mix[start + index] ?? 0) +
        fade *
          0.22 *
          (Math.sin(age * pitch * 2 * Math.PI) +
            0.4 * Math.sin(age * pitch * 4 * Math.PI) +
            0.15 * Math.sin(age * pitch * 6 * Math.PI));
    }
  }
  mix.forEach((value, index) => {
    bytes.setInt16(
      44 + index * 2,
      Math.max(-1, Math.min(1, value)) * 32000,
      true,
    );
  });
  let text = '';
  for (let index = 0; index < bytes.byteLength; index++)
    text += String.fromCharCode(bytes.getUint8(index));
  return `data:audio/wav;base64,${btoa(text)}`;
};
const sound = toWav();

const whites = [0, 2, 4, 5, 7, 9, 11];
const keys = Array.from({length: 25}, (_, key) => {
  const white = whites.indexOf(key % 12);
  const before = whites.filter((one) => one < key % 12).length;
  return {
    key,
    black: white < 0,
    x: Math.floor(key / 12) * 7 + (white < 0 ? before - 0.32 : white),
  };
});

export const PianoRoll = ({
  speed,
  right,
  left,
  ground,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {fps, width, height} = useVideoConfig();
  const unit = Math.min(width, height) / 360;
  const now = frame / fps / BEAT;
  const keyWidth = width / 15;
  const keyTop = height * 0.72;
  const perBeat = 62 * unit * speed;
  const sounding = (key: number) =>
    notes.find(
      (note) => note.key === key && note.at <= now && now < note.at + note.long,
    );
  const ordered = [...keys].sort((a, b) => Number(a.black) - Number(b.black));

  return (
    <AbsoluteFill style={{backgroundColor: ground}}>
      <Audio src={sound} />
      <svg width={width} height={height}>
        {Array.from({length: 15}, (_, index) => (
          <path
            key={index}
            d={`M${index * keyWidth} 0V${keyTop}`}
            stroke="#fff"
            opacity={index % 7 === 0 ? 0.2 : 0.06}
            strokeWidth={unit}
          />
        ))}
        {notes.map(({key, at, long, hand}) => {
          const {x = 0, black = false} = keys[key] ?? {};
          const bottom = keyTop - (at - now) * perBeat;
          const high = long * perBeat - 4 * unit;
          const wide = keyWidth * (black ? 0.64 : 0.86);
          const color = hand === 'right' ? right : left;
          return bottom < 0 ? null : (
            <rect
              key={`${key}-${at}`}
              x={x * keyWidth + keyWidth * (black ? 0 : 0.07)}
              y={bottom - high}
              width={wide}
              height={high}
              rx={7 * unit}
              fill={black ? `color-mix(in srgb, ${color} 75%, #000)` : color}
            />
          );
        })}
        {ordered.map(({key, black, x}) => {
          const note = sounding(key);
          const color = note?.hand === 'right' ? right : left;
          return (
            <rect
              key={key}
              x={x * keyWidth + unit}
              y={keyTop + (note ? 3 * unit : 0)}
              width={keyWidth * (black ? 0.64 : 1) - 2 * unit}
              height={black ? height * 0.17 : height - keyTop + 10 * unit}
              rx={4 * unit}
              fill={note ? color : black ? '#120a18' : '#f4ede4'}
              stroke={ground}
              strokeWidth={unit}
            />
          );
        })}
        <rect
          y={keyTop - 6 * unit}
          width={width}
          height={7 * unit}
          fill="#7a2038"
        />
        {notes.flatMap(({key, at, hand}) => {
          const age = now - at;
          if (age < 0 || age > 1) return [];
          const {x = 0} = keys[key] ?? {};
          return Array.from({length: 6}, (_, spark) => (
            <circle
              key={`${key}-${at}-${spark}`}
              cx={
                (x + 0.45) * keyWidth +
                (random(`spark${key}${at}${spark}`) - 0.5) * 90 * unit * age
              }
              cy={
                keyTop -
                Math.sin(age * Math.PI * 0.8) *
                  (30 + random(`up${key}${at}${spark}`) * 50) *
                  unit
              }
              r={3 * unit * (1 - age)}
              fill={hand === 'right' ? right : left}
            />
          ));
        })}
      </svg>
    </AbsoluteFill>
  );
};
