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
  tag: z.string().max(12),
  name: z.string().max(18),
  topic: z.string().max(26),
  speed: z.number().min(0.3).max(2),
  accent: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  tag: 'Speaker',
  name: 'Ilse Bramer',
  topic: 'compilers at sea',
  speed: 0.8,
  accent: '#c8ff4d',
};

export const TypedTag = ({
  tag,
  name,
  topic,
  speed,
  accent,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height, fps, durationInFrames} = useVideoConfig();
  const unit = Math.min(width, height) / 360;
  const parts = [
    ['<', '#7f78b8'],
    [tag, accent],
    [' name', '#b9b2f2'],
    ['=', '#7f78b8'],
    [`"${name}"`, '#ffffff'],
    [' />', '#7f78b8'],
  ] as const;
  const total = parts.reduce((sum, [text]) => sum + text.length, 0);
  // Typed forwards at the start; at the end deleted, three letters per frame.
  const typed = Math.min(
    (frame - 8) * speed,
    (durationInFrames - 5 - frame) * 3,
    total,
  );
  const run = spring({
    frame: frame - 14 - total / speed,
    fps,
    config: {damping: 200},
  });
  const out = interpolate(
    frame,
    [durationInFrames - 28, durationInFrames - 16],
    [1, 0],
    {
      extrapolateLeft: 'clamp',
      extrapolateRight: 'clamp',
    },
  );
  // A narrow picture takes smaller letters.
  const size = Math.min(21 * unit, (width * 0.82) / ((total + 1) * 0.6));
  const resting = typed >= total || typed <= 0;
  let before = 0;

  return (
    <AbsoluteFill style={{backgroundColor: '#15102b'}}>
      <svg
        viewBox="0 0 640 360"
        width="100%"
        height="100%"
        preserveAspectRatio="xMidYMid slice"
        style={{position: 'absolute'}}
      >
        {[90, 250, 400, 560].map((x, index) => (
          <path
            key={x}
            d="M-8 0 8 0 90 330-90 330z"
            fill={index % 2 ? '#5a3fd6' : '#2f6bd6'}
            opacity={0.24}
            transform={`translate(${x} -10) rotate(${Math.sin(frame / 40 + index * 1.7) * 14})`}
          />
        ))}
        <rect y="286" width="640" height="80" fill="#0c081b" />
        <g fill="#07040f">
          <path d="M392 290V206h62v84zM384 200h78v10h-78z" />
          <circle cx="424" cy="116" r="22" />
          <path d="M384 204c0-40 10-60 40-60s40 20 40 60z" />
        </g>
        <path d="M446 196 440 178" stroke="#8f87c9" strokeWidth="2" />
      </svg>
      <div
        style={{
          position: 'absolute',
          left: '6%',
          bottom: '9%',
          font: `500 ${size}px/1.3 JetBrains Mono Variable, monospace`,
        }}
      >
        <div
          style={{
            backgroundColor: '#0a0718',
            padding: `${9 * unit}px ${13 * unit}px`,
            borderRadius: 6 * unit,
            width: 'max-content',
            whiteSpace: 'pre',
            opacity: typed > -4 ? 1 : 0,
          }}
        >
          {parts.map(([text, color], index) => {
            const shown = text.slice(
              0,
              Math.max(0, Math.floor(typed - before)),
            );
            before += text.length;
            return (
              <span key={index} style={{color}}>
                {shown}
              </span>
            );
          })}
          <span
            style={{
              display: 'inline-block',
              width: '0.55em',
              height: '1.15em',
              verticalAlign: 'text-bottom',
              backgroundColor: accent,
              opacity: resting && Math.floor(frame / 10) % 2 ? 0 : 1,
            }}
          />
        </div>
        <div
          style={{
            backgroundColor: accent,
            color: '#15102b',
            padding: `${5 * unit}px ${13 * unit}px`,
            marginTop: 5 * unit,
            borderRadius: 6 * unit,
            width: 'max-content',
            fontSize: 16 * unit,
            fontWeight: 650,
            clipPath: `inset(0 ${(1 - run * out) * 100}% 0 0)`,
          }}
        >{`// ${topic}`}</div>
      </div>
    </AbsoluteFill>
  );
};
