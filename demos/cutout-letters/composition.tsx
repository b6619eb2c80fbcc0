import '@fontsource/abril-fatface/latin-400.css';
import '@fontsource/anton/latin-400.css';
import '@fontsource/caveat/latin-700.css';
import {zColor} from '@remotion/zod-types';
import {
  AbsoluteFill,
  Easing,
  interpolate,
  random,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  text: z.string().max(26),
  steps: z.number().int().min(1).max(6),
  tilt: z.number().min(0).max(25),
  board: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  text: 'who ate the cake?',
  steps: 3,
  tilt: 9,
  board: '#b98b5e',
};

const fonts = [
  'Anton',
  'Abril Fatface',
  'Instrument Sans Variable',
  'Caveat',
  'JetBrains Mono Variable',
];
const papers = [
  ['#f4ead0', '#1b1b1b'],
  ['#1b1b1b', '#f6f2e8'],
  ['#d83a34', '#fff4df'],
  ['#8ec6c5', '#17323a'],
  ['#f2c230', '#3a1d0b'],
  ['#f7b9c4', '#7a1030'],
] as const;

export const CutoutLetters = ({
  text,
  steps,
  tilt,
  board,
}: z.infer<typeof schema>) => {
  const {width, height} = useVideoConfig();
  // Held for some frames, as if each picture had been laid out and photographed.
  const frame = Math.floor(useCurrentFrame() / steps) * steps;
  const unit = Math.min(width, height) / 360;

  return (
    <AbsoluteFill
      style={{
        backgroundColor: board,
        backgroundImage: 'radial-gradient(#00000022 1px, #0000 1.5px)',
        backgroundSize: `${7 * unit}px ${7 * unit}px`,
        flexDirection: 'row',
        flexWrap: 'wrap',
        justifyContent: 'center',
        alignContent: 'center',
        gap: `${12 * unit}px ${20 * unit}px`,
        padding: 24 * unit,
      }}
    >
      {text.split(' ').map((word, place, words) => (
        <div key={place} style={{display: 'flex', gap: 3 * unit}}>
          {[...word].map((letter, index) => {
            const order = words.slice(0, place).join('').length + index;
            const from = (name: string) => random(`${name}${order}`);
            const [paper, ink] =
              papers[Math.floor(from('paper') * papers.length)] ?? papers[0];
            const land = interpolate(
              frame,
              [6 + order * 4, 15 + order * 4],
              [0, 1],
              {
                extrapolateLeft: 'clamp',
                extrapolateRight: 'clamp',
                easing: Easing.in(Easing.quad),
              },
            );
            const lift = (1 - land) * 60 * unit;
            return (
              <div
                key={index}
                style={{
                  width: (50 + from('width') * 14) * unit,
                  height: (66 + from('height') * 12) * unit,
                  backgroundColor: paper,
                  color: ink,
                  font: `700 ${54 * unit}px/${70 * unit}px ${fonts[Math.floor(from('font') * fonts.length)]}, sans-serif`,
                  textAlign: 'center',
                  textTransform: from('case') < 0.4 ? 'uppercase' : 'none',
                  clipPath: `polygon(${from('a') * 9}% ${from('b') * 7}%, ${100 - from('c') * 7}% ${from('d') * 9}%, ${100 - from('e') * 8}% ${100 - from('f') * 6}%, ${from('g') * 6}% ${100 - from('h') * 8}%)`,
                  rotate: `${(from('tilt') - 0.5) * 2 * tilt + (1 - land) * 20}deg`,
                  translate: `0 ${-lift}px`,
                  scale: String(1 + (1 - land) * 0.7),
                  opacity: land > 0 ? 1 : 0,
                }}
              >
                {letter}
              </div>
            );
          })}
        </div>
      ))}
    </AbsoluteFill>
  );
};
