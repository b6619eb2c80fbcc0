import '@fontsource/archivo-black/latin-400.css';
import {zColor} from '@remotion/zod-types';
import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  text: z.string().max(70),
  pace: z.number().int().min(4).max(20),
  gap: z.number().min(0).max(14),
  ground: zColor(),
  accent: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  text: 'the best time|to plant a|TREE|was before|LUNCH',
  pace: 9,
  gap: 5,
  ground: '#124734',
  accent: '#ffb3c7',
};

const inks = ['#f2efe4', '#f2efe4', 'accent', '#8fc9a0', 'accent'];

export const WordMosaic = ({
  text,
  pace,
  gap,
  ground,
  accent,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height, fps} = useVideoConfig();
  const unit = Math.min(width, height) / 360;
  const rows = text
    .split('|')
    .map((row) => row.trim().toUpperCase())
    .filter(Boolean);
  const weights = rows.map((row) => 1 / Math.max(3, row.length) ** 0.8);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const margin = 20 * unit;
  const [roomX, roomY] = [
    width - margin * 2,
    height - margin * 2 - gap * unit * (rows.length - 1),
  ];
  let word = 0;
  let top = margin;

  return (
    <AbsoluteFill style={{backgroundColor: ground}}>
      <svg width={width} height={height}>
        {rows.map((row, index) => {
          const high = ((weights[index] ?? 0) / all) * roomY;
          const y = top;
          top += high + gap * unit;
          const first = word;
          const words = row.split(' ');
          word += words.length;
          const from = 8 + first * pace;
          const grow = spring({
            frame: frame - from,
            fps,
            config: {damping: 200},
            durationInFrames: 14,
          });
          const ink =
            inks[index % inks.length] === 'accent'
              ? accent
              : (inks[index % inks.length] ?? accent);
          const side = index % 2 ? 1 : -1;
          return (
            <g
              key={index}
              transform={`translate(${(1 - grow) * side * width} 0)`}
            >
              <svg
                x={margin}
                y={y}
                width={roomX}
                height={high}
                viewBox="0 0 1000 100"
                preserveAspectRatio="none"
                overflow="visible"
              >
                <text
                  y="98"
                  fontFamily="Archivo Black, sans-serif"
                  fontSize="136"
                  textLength="1000"
                  lengthAdjust="spacingAndGlyphs"
                  fill={ink}
                >
                  {words.map((part, place) => (
                    <tspan
                      key={place}
                      opacity={frame >= from + place * pace ? 1 : 0.28}
                    >
                      {place ? ` ${part}` : part}
                    </tspan>
                  ))}
                </text>
              </svg>
            </g>
          );
        })}
      </svg>
    </AbsoluteFill>
  );
};
