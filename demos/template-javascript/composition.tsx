import {zColor} from '@remotion/zod-types';
import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  pace: z.number().int().min(8).max(24),
  sun: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  pace: 18,
  sun: '#ffd166',
};

const words = ['<Sky />', '<Sun />', '<Hill />', '<Boat />'];

/** The picture, 320 by 180: how much of each word is there, from 0 to 1. */
const Picture = ({
  there: [sky = 0, light = 0, hill = 0, boat = 0],
  sun,
  time,
}: {
  there: number[];
  sun: string;
  time: number;
}) => (
  <>
    <rect width="320" height="180" fill="#fff6e6" />
    <g opacity={sky}>
      <rect width="320" height="180" fill="#ff8f70" />
      <rect width="320" height="60" fill="#f2667a" />
      <rect y="128" width="320" height="52" fill="#2f4a8f" />
    </g>
    <g clipPath="inset(-200px -200px 0 -200px)">
      <circle
        cx="214"
        cy={150 - light * 68 + time * 0.12}
        r={34 * light}
        fill={sun}
      />
    </g>
    <g opacity={hill} transform={`translate(0 ${(1 - hill) * 40})`}>
      <path d="M0 128V84Q44 62 88 104T150 128z" fill="#6b2f6e" />
      <path d="M210 128Q268 86 320 112V128z" fill="#8a3f78" />
    </g>
    <rect y="128" width="320" height="52" fill="#2f4a8f" opacity={sky} />
    <g
      transform={`translate(${96 + time * 0.5} ${150 + Math.sin(time / 9) * 2}) scale(${boat})`}
    >
      <path d="M-30 0H30L20 15H-20z" fill="#fff6e6" />
      <path d="M-2-4V-48L-24-6zM3-4V-40L22-6z" fill="#fff6e6" />
    </g>
  </>
);

export const JavaScript = ({pace, sun}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const since = (index: number) => frame - 10 - index * pace;
  const there = words.map((_, index) =>
    spring({frame: since(index), fps, config: {damping: 15}}),
  );
  const time = Math.max(0, since(3));

  return (
    <AbsoluteFill style={{backgroundColor: '#cdb7f6'}}>
      <svg viewBox="0 0 640 360">
        <rect x="24" y="30" width="216" height="300" rx="16" fill="#2a1a4a" />
        <g
          fontFamily="JetBrains Mono Variable, monospace"
          fontSize="27"
          fontWeight="600"
        >
          <text x="46" y="70" fontSize="19" fill="#cdb7f6">
            Evening.jsx
          </text>
          {words.map((word, index) => (
            <text
              key={word}
              x="46"
              y={128 + index * 54}
              fill={since(index) > 0 ? sun : '#a795cf'}
            >
              {word}
            </text>
          ))}
        </g>
        <svg
          x="264"
          y="30"
          width="352"
          height="198"
          viewBox="0 0 320 180"
          overflow="hidden"
        >
          <Picture there={there} sun={sun} time={time} />
        </svg>
        {/* What each word added, as the frames of a film. */}
        <rect x="264" y="246" width="352" height="84" rx="6" fill="#2a1a4a" />
        <path
          d="M272 254H608M272 322H608"
          stroke="#cdb7f6"
          strokeWidth="6"
          strokeDasharray="8 8"
        />
        {words.map((word, index) => (
          <svg
            key={word}
            x={272 + index * 85}
            y="265"
            width="81"
            height="46"
            viewBox="0 0 320 180"
            preserveAspectRatio="xMidYMid slice"
            opacity={there[index]}
          >
            <Picture
              there={words.map((_, other) => (other <= index ? 1 : 0))}
              sun={sun}
              time={0}
            />
          </svg>
        ))}
      </svg>
    </AbsoluteFill>
  );
};
