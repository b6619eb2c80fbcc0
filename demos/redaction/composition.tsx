import {zColor} from '@remotion/zod-types';
import {
  AbsoluteFill,
  Easing,
  interpolate,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  text: z.string().max(220),
  stamp: z.string().max(12),
  pace: z.number().int().min(3).max(20),
  ink: zColor(),
  red: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  text: 'On the night of 9 March the [parcel] left the [boathouse] in a van of the [bakery]. It held [forty jars] of the [plum jam], and nobody signed for it.',
  stamp: 'Released',
  pace: 11,
  ink: '#22211d',
  red: '#b3261e',
};

const clamp = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;

export const Redaction = ({
  text,
  stamp,
  pace,
  ink,
  red,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height} = useVideoConfig();
  const unit = Math.min(width, height) / 360;
  // Odd parts stood in brackets: they are covered.
  const parts = text.split(/[[\]]/);
  const end = 16 + Math.floor(parts.length / 2) * pace + 14;
  const hit = interpolate(frame, [end, end + 6], [0, 1], {
    ...clamp,
    easing: Easing.in(Easing.quad),
  });

  return (
    <AbsoluteFill style={{backgroundColor: '#8d8573', overflow: 'hidden'}}>
      <div
        style={{
          position: 'absolute',
          inset: `${26 * unit}px 9% ${-40 * unit}px`,
          padding: `${26 * unit}px ${34 * unit}px`,
          backgroundColor: '#f6f1e4',
          boxShadow: `0 ${6 * unit}px ${22 * unit}px #3a342899`,
          rotate: '-1.2deg',
          color: ink,
          font: `400 ${21 * unit}px/1.75 JetBrains Mono Variable, monospace`,
        }}
      >
        <div
          style={{
            fontSize: 14 * unit,
            letterSpacing: 2 * unit,
            marginBottom: 10 * unit,
          }}
        >
          FILE 0417 / PANTRY
        </div>
        {parts.map((part, index) => {
          if (index % 2 === 0) return part;
          const start = 16 + ((index - 1) / 2) * pace;
          const gone = interpolate(frame, [start, start + 14], [0, 100], {
            ...clamp,
            easing: Easing.inOut(Easing.cubic),
          });
          return (
            <span
              key={index}
              style={{position: 'relative', whiteSpace: 'nowrap'}}
            >
              {part}
              <span
                style={{
                  position: 'absolute',
                  inset: `${-2 * unit}px ${-3 * unit}px`,
                  backgroundColor: ink,
                  clipPath: `inset(0 0 0 ${gone}%)`,
                }}
              />
            </span>
          );
        })}
      </div>
      <div
        style={{
          position: 'absolute',
          right: '13%',
          bottom: '9%',
          padding: `${2 * unit}px ${16 * unit}px`,
          border: `${5 * unit}px solid ${red}`,
          borderRadius: 8 * unit,
          color: red,
          font: `700 ${42 * unit}px/1.2 Instrument Sans Variable, sans-serif`,
          letterSpacing: 3 * unit,
          textTransform: 'uppercase',
          rotate: '-9deg',
          scale: String(2.4 - hit * 1.4),
          opacity: hit * 0.9,
          mixBlendMode: 'multiply',
        }}
      >
        {stamp}
      </div>
    </AbsoluteFill>
  );
};
