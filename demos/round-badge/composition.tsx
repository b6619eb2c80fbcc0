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
  around: z.string().max(48),
  center: z.string().max(6),
  turn: z.number().min(-360).max(360),
  seal: zColor(),
  ground: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  around: 'roasted on tuesday * shipped on friday * ',
  center: '100%',
  turn: 200,
  seal: '#14532d',
  ground: '#f6e7c8',
};

const points = 28;

export const RoundBadge = ({
  around,
  center,
  turn,
  seal,
  ground,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height, fps, durationInFrames} = useVideoConfig();
  const grow = spring({frame: frame - 4, fps, config: {damping: 14}});
  const stamp = spring({
    frame: frame - 30,
    fps,
    config: {damping: 12, stiffness: 190},
  });
  const leave = spring({
    frame: frame - durationInFrames + 18,
    fps,
    config: {damping: 200},
    durationInFrames: 16,
  });
  const edge = Array.from({length: points * 2}, (_, index) => {
    const radius = index % 2 === 0 ? 150 : 138;
    const angle = (index / (points * 2)) * 2 * Math.PI;
    return `${(Math.cos(angle) * radius).toFixed(2)} ${(Math.sin(angle) * radius).toFixed(2)}`;
  });

  return (
    <AbsoluteFill
      style={{
        backgroundColor: ground,
        justifyContent: 'center',
        alignItems: 'center',
      }}
    >
      {Array.from({length: 46}, (_, index) => {
        // Coffee beans drop onto the table around the seal.
        const turn = (index / 46) * Math.PI * 2 * 5 + random(`bean-t${index}`);
        const away = 0.5 + random(`bean-r${index}`) * 0.42;
        const fall = spring({
          frame: frame - index * 0.5,
          fps,
          config: {damping: 13},
        });
        const small = Math.min(width, height);
        return (
          <svg
            key={index}
            viewBox="-24 -24 48 48"
            width={small * 0.11}
            style={{
              position: 'absolute',
              left:
                width / 2 +
                Math.cos(turn) * away * Math.max(small, width * 0.62) -
                small * 0.055,
              top:
                height / 2 +
                Math.sin(turn) * away * Math.max(small, height * 0.62) -
                small * 0.055,
              scale: String((2 - fall) * (1 - leave)),
              opacity: Math.min(1, fall * 2),
              rotate: `${random(`bean-a${index}`) * 360 + (1 - fall) * 200}deg`,
            }}
          >
            <ellipse rx="15" ry="20" cx="2" cy="3" fill="#000" opacity="0.18" />
            <ellipse rx="15" ry="20" fill={index % 3 ? '#5c3317' : '#7a4722'} />
            <path
              d="M-2-19C9-8-9 6 2 19"
              fill="none"
              stroke="#2e1708"
              strokeWidth="3.4"
            />
          </svg>
        );
      })}
      <svg
        viewBox="-160 -160 320 320"
        width={Math.min(width, height) * 0.94}
        style={{scale: String(grow * (1 - leave)), position: 'relative'}}
      >
        <defs>
          <path id="round-badge" d="M0 100A100 100 0 1 1 0.01 100" />
        </defs>
        <g transform={`rotate(${(frame / durationInFrames) * -turn * 0.4})`}>
          <path d={`M${edge.join('L')}Z`} fill={seal} />
        </g>
        <circle r={126} fill="none" stroke={ground} strokeWidth={2} />
        <g
          transform={`rotate(${(frame / durationInFrames) * turn})`}
          fill={ground}
        >
          <text
            fontFamily="Instrument Sans Variable, sans-serif"
            fontWeight={600}
            fontSize={21}
            style={{textTransform: 'uppercase'}}
          >
            {/* Almost as long as the circle (2 × π × 100 = 628), whatever the text. */}
            <textPath href="#round-badge" textLength={626}>
              {around}
            </textPath>
          </text>
        </g>
        <g transform={`scale(${stamp * 1.02})`}>
          <circle r={84} fill={ground} />
          <circle r={76} fill="none" stroke={seal} strokeWidth={2.5} />
          <text
            y={21}
            textAnchor="middle"
            fontFamily="Instrument Sans Variable, sans-serif"
            fontWeight={700}
            fontSize={190 / Math.max(center.length, 3)}
            fill={seal}
          >
            {center}
          </text>
        </g>
      </svg>
    </AbsoluteFill>
  );
};
