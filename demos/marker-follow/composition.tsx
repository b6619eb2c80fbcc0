import '@fontsource/fraunces/latin-400.css';
import {zColor} from '@remotion/zod-types';
import {
  AbsoluteFill,
  interpolate,
  random,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  text: z.string().max(140),
  pace: z.number().int().min(4).max(16),
  slant: z.number().min(0).max(6),
  marker: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  text: 'Nobody had told the river about the plan, and so it went on arriving in the kitchen.',
  pace: 8,
  slant: 2,
  marker: '#ffe94d',
};

export const MarkerFollow = ({
  text,
  pace,
  slant,
  marker,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height, durationInFrames} = useVideoConfig();
  const unit = Math.min(width, height) / 360;
  const words = text.split(' ');
  // A word takes the longer the more letters it has; a comma is a breath.
  const lengths = words.map(
    (word) =>
      pace * (0.5 + word.length / 9) + (/[.,;:]$/.test(word) ? pace * 0.9 : 0),
  );
  const starts = lengths.map((_, index) =>
    lengths.slice(0, index).reduce((sum, length) => sum + length, 12),
  );
  const size = (height > width ? 28 : 31) * unit;
  const zoom = interpolate(frame, [0, durationInFrames], [1, 1.05]);

  return (
    <AbsoluteFill style={{backgroundColor: '#f9f7f2', scale: String(zoom)}}>
      <AbsoluteFill
        style={{
          backgroundImage:
            'linear-gradient(90deg, rgb(70 60 40 / 0.3), transparent 9%)',
        }}
      />
      <div
        style={{
          position: 'absolute',
          top: '7%',
          left: '12%',
          right: '8%',
          display: 'flex',
          justifyContent: 'space-between',
          font: `400 ${14 * unit}px/1 Fraunces, serif`,
          color: '#7b7468',
          letterSpacing: '0.08em',
        }}
      >
        <span>THE FLOOD AT BELLOWS END</span>
        <span>47</span>
      </div>
      <AbsoluteFill style={{justifyContent: 'center', padding: '0 8% 0 12%'}}>
        <div
          style={{font: `400 ${size}px/1.62 Fraunces, serif`, color: '#211d18'}}
        >
          {words.map((word, index) => {
            const start = starts[index] ?? 0;
            const part = interpolate(
              frame,
              [start, start + pace * (0.5 + word.length / 9)],
              [0, 100],
              {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'},
            );
            const rough = random(`marker${index}`) * 4;
            return (
              <span
                key={index}
                style={{
                  position: 'relative',
                  display: 'inline-block',
                  marginRight: '0.02em',
                }}
              >
                <span
                  style={{
                    position: 'absolute',
                    inset: `${16 + rough}% ${index === words.length - 1 ? '-4%' : '-0.26em'} ${10 + rough}% -0.05em`,
                    backgroundColor: marker,
                    transform: `skewX(${-slant * 4}deg) rotate(${(random(`lean${index}`) - 0.5) * slant * 0.6}deg)`,
                    clipPath: `inset(0 ${100 - part}% 0 0)`,
                    mixBlendMode: 'multiply',
                  }}
                />
                <span style={{position: 'relative', whiteSpace: 'pre'}}>
                  {index < words.length - 1 ? `${word} ` : word}
                </span>
              </span>
            );
          })}
        </div>
      </AbsoluteFill>
      <div
        style={{
          position: 'absolute',
          left: '12%',
          right: '8%',
          bottom: '9%',
          height: 2 * unit,
          backgroundColor: '#d9d2c4',
        }}
      >
        <div
          style={{
            height: '100%',
            width: `${interpolate(frame, [12, (starts.at(-1) ?? 12) + pace], [0, 100], {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'})}%`,
            backgroundColor: '#211d18',
          }}
        />
      </div>
    </AbsoluteFill>
  );
};
