import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  switchAt: z.number().int().min(10).max(120),
  captions: z.boolean(),
});

export const defaultProps: z.infer<typeof schema> = {
  switchAt: 70,
  captions: true,
};

const words = 'first the screen is large then the camera takes over'.split(' ');

export const Recording = ({switchAt, captions}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const t = interpolate(frame, [switchAt, switchAt + 18], [0, 1], {
    easing: Easing.inOut(Easing.cubic),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const mix = (from: number, to: number) => from + (to - from) * t;
  const word = Math.min(words.length - 1, Math.floor(frame / 14));

  return (
    <AbsoluteFill style={{backgroundColor: '#0b1315'}}>
      <svg viewBox="0 0 640 360">
        <g
          transform={`translate(${mix(32, 424)} ${mix(28, 168)}) scale(${mix(1, 0.42)})`}
        >
          <rect width={440} height={240} rx={12} fill="#172428" />
          {[0, 1, 2, 3, 4].map((line) => (
            <rect
              key={line}
              x={28}
              y={36 + line * 38}
              width={Math.min(
                320 - line * 40,
                Math.max(0, frame * 9 - line * 120),
              )}
              height={14}
              rx={7}
              fill={line === 2 ? '#ff6f42' : '#3d565d'}
            />
          ))}
        </g>
        <g
          transform={`translate(${mix(488, 32)} ${mix(148, 28)}) scale(${mix(0.5, 1)})`}
        >
          <rect width={240} height={240} rx={20} fill="#5cd0c5" />
          <circle
            cx={120}
            cy={96 + Math.sin(frame / 6) * 3}
            r={44}
            fill="#0b1315"
          />
          <path d="M40 240a80 80 0 0 1 160 0z" fill="#0b1315" />
        </g>
      </svg>
      {captions && (
        <div
          style={{
            position: 'absolute',
            bottom: 22,
            width: '100%',
            textAlign: 'center',
            color: '#eef3f3',
            font: '600 30px Instrument Sans Variable, sans-serif',
          }}
        >
          {words.slice(Math.max(0, word - 2), word).join(' ')}{' '}
          <span style={{color: '#f4d58d'}}>{words[word]}</span>
        </div>
      )}
    </AbsoluteFill>
  );
};
