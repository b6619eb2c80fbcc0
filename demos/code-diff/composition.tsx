import {zColor} from '@remotion/zod-types';
import {
  AbsoluteFill,
  interpolate,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  file: z.string().max(24),
  pace: z.number().int().min(8).max(30),
  added: zColor(),
  removed: zColor(),
  ground: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  file: 'toast.ts',
  pace: 18,
  added: '#1a7f4b',
  removed: '#c8322b',
  ground: '#fbf8ff',
};

const lines = [
  {text: 'export const toast = (bread: Bread) => {', kind: 'same'},
  {text: '  const heat = 100;', kind: 'old'},
  {text: '  const heat = bread.frozen ? 80 : 55;', kind: 'new'},
  {text: '  lower(bread);', kind: 'same'},
  {text: '  wait(9999);', kind: 'old'},
  {text: '  wait(heat * bread.thickness);', kind: 'new'},
  {text: '  raise(bread);', kind: 'same'},
  {text: '  return smell() > 3 ? sorry() : bread;', kind: 'new'},
  {text: '};', kind: 'same'},
] as const;

const words =
  /(\b(?:export|const|return)\b)|(\b[a-z]\w*(?=\())|(\b\d+\b)|(\b[A-Z]\w*\b)/g;
const colors = ['#8a2be2', '#1d5fd1', '#b35900', '#0a7f86'];

/** Splits a line into pieces with their colors. */
const paint = (text: string) => {
  const pieces: {text: string; color: string}[] = [];
  let end = 0;
  for (const match of text.matchAll(words)) {
    pieces.push({text: text.slice(end, match.index), color: '#2b2540'});
    pieces.push({
      text: match[0],
      color: colors[match.slice(1).findIndex(Boolean)] ?? '#2b2540',
    });
    end = (match.index ?? 0) + match[0].length;
  }
  return [...pieces, {text: text.slice(end), color: '#2b2540'}];
};

export const CodeDiff = ({
  file,
  pace,
  added,
  removed,
  ground,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height, fps} = useVideoConfig();
  const unit = Math.min(width, height) / 360;
  const size = 17.5 * unit;
  const row = size * 1.75;
  const changes = lines.filter(({kind}) => kind !== 'same');

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#d9cffa',
        justifyContent: 'center',
        alignItems: 'center',
        backgroundImage: 'linear-gradient(120deg, #cfe3ff, #e9d2ff)',
      }}
    >
      <div
        style={{
          width: '86%',
          height: '86%',
          backgroundColor: ground,
          borderRadius: 14 * unit,
          boxShadow: `0 ${14 * unit}px ${36 * unit}px rgb(70 40 140 / 0.28)`,
          overflow: 'hidden',
          font: `500 ${size}px/${row}px JetBrains Mono Variable, monospace`,
        }}
      >
        <div
          style={{
            display: 'flex',
            justifyContent: 'space-between',
            padding: `0 ${20 * unit}px`,
            height: 36 * unit,
            lineHeight: `${36 * unit}px`,
            fontSize: 14 * unit,
            color: '#6f6590',
            borderBottom: `${unit}px solid #e4dcf7`,
          }}
        >
          <span>{file}</span>
          <span>
            <b
              style={{color: added}}
            >{`+${changes.filter(({kind}, index) => kind === 'new' && frame >= 24 + index * pace).length}`}</b>
            {'  '}
            <b
              style={{color: removed}}
            >{`-${changes.filter(({kind}, index) => kind === 'old' && frame >= 24 + index * pace).length}`}</b>
          </span>
        </div>
        <div style={{padding: `${8 * unit}px 0`}}>
          {lines.map(({text, kind}, place) => {
            const order = changes.findIndex((change) => change.text === text);
            const from = 24 + order * pace;
            const now =
              kind === 'same'
                ? 0
                : interpolate(frame, [from, from + 10], [0, 1], {
                    extrapolateLeft: 'clamp',
                    extrapolateRight: 'clamp',
                  });
            // Old lines shrink away after they were struck out; new ones open before they are written.
            const close = spring({
              frame: frame - from - 12,
              fps,
              config: {damping: 200},
              durationInFrames: 10,
            });
            const open = spring({
              frame: frame - from,
              fps,
              config: {damping: 200},
              durationInFrames: 8,
            });
            const high = kind === 'old' ? 1 - close : kind === 'new' ? open : 1;
            const letters =
              kind === 'new'
                ? Math.floor(Math.max(0, frame - from - 4) * 2.4)
                : text.length;
            const glow =
              kind === 'new'
                ? interpolate(frame, [from + 30, from + 60], [1, 0.45], {
                    extrapolateLeft: 'clamp',
                    extrapolateRight: 'clamp',
                  })
                : now;
            let left = letters;
            return (
              <div
                key={place}
                style={{
                  height: row * high,
                  overflow: 'hidden',
                  position: 'relative',
                  opacity: kind === 'old' ? 1 - close : 1,
                  backgroundColor:
                    kind === 'same'
                      ? 'transparent'
                      : `color-mix(in srgb, ${kind === 'new' ? added : removed} ${glow * 15}%, transparent)`,
                  borderLeft: `${5 * unit}px solid ${kind === 'same' ? 'transparent' : kind === 'new' ? added : now > 0 ? removed : 'transparent'}`,
                  padding: `0 ${16 * unit}px`,
                  whiteSpace: 'pre',
                }}
              >
                {paint(text).map((piece, index) => {
                  const shown = piece.text.slice(0, Math.max(0, left));
                  left -= piece.text.length;
                  return (
                    <span key={index} style={{color: piece.color}}>
                      {shown}
                    </span>
                  );
                })}
                {kind === 'old' && (
                  <span
                    style={{
                      position: 'absolute',
                      left: 16 * unit + size * 1.2,
                      top: '50%',
                      height: 2.5 * unit,
                      width: now * (text.trim().length * size * 0.6),
                      backgroundColor: removed,
                    }}
                  />
                )}
                {kind === 'new' && letters > 0 && letters < text.length && (
                  <span style={{backgroundColor: added}}> </span>
                )}
              </div>
            );
          })}
        </div>
      </div>
    </AbsoluteFill>
  );
};
