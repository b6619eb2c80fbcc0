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
const lines = ['#e4572e', '#2b6f8a', '#2b6f8a', '#c98a1b', '#2b6f8a'];

export const Recording = ({switchAt, captions}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const t = interpolate(frame, [switchAt, switchAt + 18], [0, 1], {
    easing: Easing.inOut(Easing.cubic),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const mix = (from: number, to: number) => from + (to - from) * t;
  const word = Math.min(words.length - 1, Math.floor(frame / 14));
  const nod = Math.sin(frame / 6) * 3;
  const isOpen = frame % 14 < 8;

  return (
    <AbsoluteFill
      style={{background: 'linear-gradient(120deg, #46337f, #c25a7c)'}}
    >
      <svg viewBox="0 0 640 360">
        <g
          transform={`translate(${mix(28, 424)} ${mix(26, 172)}) scale(${mix(1, 0.42)})`}
        >
          <rect width={450} height={250} rx={14} fill="#fdf4e3" />
          <path
            d="M0 36V14A14 14 0 0 1 14 0H436A14 14 0 0 1 450 14V36z"
            fill="#2b1b46"
          />
          {['#ff6f5e', '#f5bf4f', '#62c554'].map((color, index) => (
            <circle
              key={color}
              cx={22 + index * 20}
              cy={18}
              r={6}
              fill={color}
            />
          ))}
          {lines.map((color, line) => (
            <rect
              key={line}
              x={line % 4 === 0 ? 28 : 60}
              y={66 + line * 34}
              width={Math.min(
                300 - line * 34,
                Math.max(0, frame * 9 - line * 60),
              )}
              height={14}
              rx={7}
              fill={color}
            />
          ))}
        </g>
        <svg
          x={mix(476, 28)}
          y={mix(136, 26)}
          width={mix(140, 250)}
          height={mix(140, 250)}
          viewBox="0 0 240 240"
        >
          <clipPath id="camera">
            <rect width={240} height={240} rx={24} />
          </clipPath>
          <g clipPath="url(#camera)">
            <rect width={240} height={240} fill="#ffcf7a" />
            <circle cx={196} cy={52} r={70} fill="#ffdf9f" />
            <path d="M30 250c0-70 40-92 90-92s90 22 90 92z" fill="#2f8f83" />
            <path d="M98 130h44v36q-22 22-44 0z" fill="#9a5b3a" />
            <g transform={`translate(0 ${nod})`}>
              <circle cx={120} cy={84} r={58} fill="#3a2020" />
              <ellipse cx={120} cy={98} rx={42} ry={50} fill="#b3704a" />
              <path d="M76 92q8-44 50-44 36 4 38 44-30-4-44-24-16 20-44 24z" />
              <circle cx={104} cy={100} r={5} />
              <circle cx={138} cy={100} r={5} />
              <ellipse
                cx={121}
                cy={126}
                rx={13}
                ry={isOpen ? 8 : 3}
                fill="#5a1f1f"
              />
            </g>
          </g>
        </svg>
      </svg>
      {captions && (
        <div
          style={{
            position: 'absolute',
            bottom: 22,
            width: '100%',
            textAlign: 'center',
            color: '#fff6e6',
            font: '700 34px Instrument Sans Variable, sans-serif',
          }}
        >
          {words.slice(Math.max(0, word - 2), word).join(' ')}{' '}
          <span style={{color: '#ffd65c'}}>{words[word]}</span>
        </div>
      )}
    </AbsoluteFill>
  );
};
