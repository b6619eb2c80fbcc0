import '@fontsource/abril-fatface/latin-400.css';
import '@fontsource/caveat/latin-700.css';
import '@fontsource/fredoka/latin-600.css';
import '@fontsource/monoton/latin-400.css';
import '@fontsource/vt323/latin-400.css';
import {AbsoluteFill, interpolate, Series, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  word: z.string().max(7),
});

export const defaultProps: z.infer<typeof schema> = {
  word: 'Hamburg',
};

const faces = [
  {
    family: 'Abril Fatface',
    weight: 400,
    ground: '#f6e7d7',
    ink: '#7a1f3d',
    size: 118,
  },
  {family: 'Caveat', weight: 700, ground: '#fffdf5', ink: '#1c3faa', size: 170},
  {family: 'Monoton', weight: 400, ground: '#1b1036', ink: '#ff6ad5', size: 84},
  {
    family: 'Fredoka',
    weight: 600,
    ground: '#ffd43b',
    ink: '#1f2937',
    size: 126,
  },
  {family: 'VT323', weight: 400, ground: '#0f2a1d', ink: '#7dff9b', size: 180},
];

const Face = ({
  word,
  family,
  weight,
  ground,
  ink,
  size,
}: (typeof faces)[number] & {word: string}) => {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill
      style={{backgroundColor: ground, color: ink, padding: '0 44px'}}
    >
      <div
        style={{
          marginTop: 66,
          fontFamily: family,
          fontWeight: weight,
          fontSize: size,
          lineHeight: 1.15,
          whiteSpace: 'nowrap',
        }}
      >
        {word.split('').map((letter, index) => (
          <span
            key={index}
            style={{
              display: 'inline-block',
              translate: `0 ${interpolate(
                frame - index * 1.5,
                [0, 9],
                [40, 0],
                {
                  extrapolateLeft: 'clamp',
                  extrapolateRight: 'clamp',
                },
              )}px`,
              opacity: interpolate(frame - index * 1.5, [0, 6], [0, 1]),
            }}
          >
            {letter}
          </span>
        ))}
      </div>
      <div
        style={{
          position: 'absolute',
          bottom: 40,
          fontFamily: family,
          fontSize: 32,
        }}
      >
        {family}, {weight}
      </div>
    </AbsoluteFill>
  );
};

export const Faces = ({word}: z.infer<typeof schema>) => (
  <Series>
    {faces.map((face) => (
      <Series.Sequence key={face.family} durationInFrames={36}>
        <Face word={word} {...face} />
      </Series.Sequence>
    ))}
  </Series>
);
