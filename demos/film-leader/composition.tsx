import '@fontsource/abril-fatface/latin-400.css';
import {zColor} from '@remotion/zod-types';
import {AbsoluteFill, random, useCurrentFrame, useVideoConfig} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  from: z.number().int().min(2).max(9),
  title: z.string().max(16),
  dirt: z.number().min(0).max(1),
  tint: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  from: 4,
  title: 'Reel One',
  dirt: 0.5,
  tint: '#d8c9a8',
};

export const FilmLeader = ({
  from,
  title,
  dirt,
  tint,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height, durationInFrames} = useVideoConfig();
  const unit = Math.min(width, height) / 360;
  // The title gets the last fifth, the numbers share the rest.
  const each = Math.floor((durationInFrames * 0.8) / from);
  const number = from - Math.floor(frame / each);
  const sweep = (frame % each) / each;
  // Old projectors ran at 16 to 18 pictures a second: dirt and shake change every second frame.
  const picture = Math.floor(frame / 2);
  const chance = (name: string) => random(`${name}${picture}`);
  const [cx, cy, radius] = [320, 180, 132];
  const angle = sweep * 2 * Math.PI - Math.PI / 2;
  const edge = `${cx + Math.cos(angle) * 500} ${cy + Math.sin(angle) * 500}`;

  return (
    <AbsoluteFill style={{backgroundColor: '#0d0b08'}}>
      <svg
        viewBox="0 0 640 360"
        width={width}
        height={height}
        preserveAspectRatio="xMidYMid slice"
        style={{
          backgroundColor: tint,
          translate: `${(chance('x') - 0.5) * 4 * dirt * unit}px ${(chance('y') - 0.5) * 7 * dirt * unit}px`,
          scale: '1.03',
        }}
      >
        <g fill="none" stroke="#2b241a" strokeWidth={2}>
          {number > 0 && (
            <>
              <path
                d={`M${cx} ${cy}V-320A500 500 0 ${sweep > 0.5 ? 1 : 0} 1 ${edge}Z`}
                fill="#8f8167"
                opacity={0.75}
                stroke="none"
              />
              <path d={`M${cx} ${cy}L${edge}M0 180h640M320 0v360`} />
              <circle cx={cx} cy={cy} r={radius} strokeWidth={5} />
              <circle cx={cx} cy={cy} r={radius - 12} strokeWidth={3} />
            </>
          )}
        </g>
        <text
          x={cx}
          y={cy + (number > 0 ? 58 : 24)}
          textAnchor="middle"
          fontFamily="Abril Fatface, serif"
          fontSize={number > 0 ? 168 : 76}
          fill="#1f1910"
        >
          {number > 0 ? number : title}
        </text>
        {Array.from({length: Math.round(dirt * 14)}, (_, speck) => (
          <ellipse
            key={speck}
            cx={chance(`cx${speck}`) * 640}
            cy={chance(`cy${speck}`) * 360}
            rx={0.6 + chance(`rx${speck}`) * 2.6}
            ry={0.6 + chance(`ry${speck}`) * 2}
            fill="#1f1910"
            opacity={0.7}
          />
        ))}
        {chance('scratch') < dirt && (
          <path
            d={`M${chance('s') * 640} 0q${chance('q') * 12 - 6} 180 0 360`}
            stroke="#fff6df"
            strokeWidth={1.3}
            opacity={0.7}
          />
        )}
      </svg>
      <AbsoluteFill
        style={{
          background: 'radial-gradient(#0000 55%, #1a1206cc)',
          opacity: 0.8 + chance('lamp') * 0.2 * dirt,
        }}
      />
    </AbsoluteFill>
  );
};
