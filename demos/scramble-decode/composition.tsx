import '@fontsource/barlow-condensed/latin-600.css';
import {zColor} from '@remotion/zod-types';
import {
  AbsoluteFill,
  random,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  message: z.string().max(48),
  hold: z.number().int().min(1).max(8),
  order: z.enum(['left to right', 'from the middle', 'by chance']),
  light: zColor(),
  steel: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  message: 'The package is in the third locker',
  hold: 3,
  order: 'by chance',
  light: '#ffc83d',
  steel: '#2f7f86',
};

const signs = '#%&$@?!+*=<>/0123456789ABCDEFGHKLMNPRSTUXZ';

/** Breaks a text into lines of at most so many letters, and centers each with spaces. */
const wrap = (text: string, columns: number) => {
  const lines = [''];
  // A word that is longer than a row goes on in the next one.
  for (const word of text
    .toUpperCase()
    .match(new RegExp(`\\S{1,${columns}}`, 'g')) ?? []) {
    const last = lines.length - 1;
    const longer = `${lines[last]} ${word}`.trim();
    if (longer.length <= columns) lines[last] = longer;
    else lines.push(word);
  }
  return lines.map((line) =>
    line.padStart((columns + line.length) >> 1).padEnd(columns),
  );
};

const Door = (props: {
  sign: string;
  open: number;
  light: string;
  steel: string;
  unit: number;
}) => {
  const {sign, open, light, steel, unit} = props;
  const paint = `color-mix(in oklab, ${light} ${open * 100}%, ${steel})`;
  return (
    <div
      style={{
        position: 'relative',
        backgroundColor: paint,
        borderRadius: 3 * unit,
        boxShadow: `inset 0 0 0 ${1.5 * unit}px color-mix(in oklab, ${paint} 80%, #fff), 0 ${2 * unit}px ${3 * unit}px #0008`,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        paddingTop: 12 * unit,
        font: `600 ${44 * unit}px/1 Barlow Condensed, sans-serif`,
        color:
          open > 0.5 ? '#221a08' : `color-mix(in oklab, ${steel} 45%, #fff)`,
        scale: String(1 + Math.sin(Math.min(1, open) * Math.PI) * 0.12),
        zIndex: open > 0 && open < 1 ? 1 : 0,
      }}
    >
      {[0, 1, 2].map((slit) => (
        <div
          key={slit}
          style={{
            position: 'absolute',
            top: (7 + slit * 4.5) * unit,
            left: '28%',
            right: '28%',
            height: 1.8 * unit,
            backgroundColor: `color-mix(in oklab, ${paint} 55%, #000)`,
          }}
        />
      ))}
      {sign}
    </div>
  );
};

export const ScrambleDecode = ({
  message,
  hold,
  order,
  light,
  steel,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height, fps, durationInFrames} = useVideoConfig();
  const unit = Math.min(width, height) / 360;
  const columns = height > width ? 7 : 12;
  const lines = wrap(message, columns);
  const rows = Math.max(
    lines.length,
    Math.round((height / width) * columns * 0.74),
  );
  const above = (rows - lines.length) >> 1;

  return (
    <AbsoluteFill
      style={{
        backgroundColor: `color-mix(in oklab, ${steel} 35%, #000)`,
        display: 'grid',
        gridTemplateColumns: `repeat(${columns}, 1fr)`,
        gridTemplateRows: `repeat(${rows}, 1fr)`,
        gap: 4 * unit,
        padding: 4 * unit,
      }}
    >
      {Array.from({length: rows * columns}, (_, index) => {
        const [column, row] = [index % columns, Math.floor(index / columns)];
        const letter = lines[row - above]?.[column] ?? ' ';
        const part =
          order === 'left to right'
            ? ((row - above) * columns + column) / (lines.length * columns)
            : order === 'from the middle'
              ? Math.abs(column - (columns - 1) / 2) / columns +
                Math.abs(row - rows / 2) / rows
              : random(`order${index}`);
        const settled =
          10 + Math.min(1, Math.max(0, part)) * (durationInFrames - 50);
        // A new sign every few frames, and not for all doors at the same time.
        const step = Math.floor(
          (frame + random(`phase${index}`) * hold) / hold,
        );
        const sign =
          signs[Math.floor(random(`${index}-${step}`) * signs.length)] ?? '';
        const done = frame >= settled;
        const open =
          letter === ' '
            ? 0
            : spring({
                frame: frame - settled,
                fps,
                config: {damping: 200},
                durationInFrames: 9,
              });
        return (
          <Door
            key={index}
            sign={done ? letter : sign}
            open={open}
            light={light}
            steel={steel}
            unit={unit}
          />
        );
      })}
    </AbsoluteFill>
  );
};
