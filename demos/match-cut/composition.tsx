import {zColor} from '@remotion/zod-types';
import {
  AbsoluteFill,
  Easing,
  interpolate,
  interpolateColors,
  useCurrentFrame,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  morph: z.number().int().min(1).max(30),
  sun: zColor(),
  yolk: zColor(),
  cloth: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  morph: 16,
  sun: '#ff6b3d',
  yolk: '#ffb703',
  cloth: '#3a86a8',
};

export const MatchCut = ({morph, sun, yolk, cloth}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const at = (from: number, to: number, easing = Easing.inOut(Easing.cubic)) =>
    interpolate(frame, [from, to], [0, 1], {
      extrapolateLeft: 'clamp',
      extrapolateRight: 'clamp',
      easing,
    });
  const push = at(8, 46);
  const cut = at(42, 42 + morph, Easing.linear);
  const back = at(54, 96);
  // The one shape that both scenes share: it is drawn once, above both.
  const disc = {
    x: interpolate(push, [0, 1], [400, 320]),
    y: interpolate(push, [0, 1], [170, 180]),
    r: interpolate(push, [0, 1], [46, 84]) - back * 40,
  };
  const zoom = disc.r / 46;
  const ring = `translate(${disc.x} ${disc.y}) scale(${zoom})`;

  return (
    <AbsoluteFill style={{backgroundColor: '#241331'}}>
      <svg
        viewBox="0 0 640 360"
        width="100%"
        height="100%"
        preserveAspectRatio="xMidYMid slice"
      >
        <g opacity={1 - cut}>
          <g transform={`${ring} translate(-400 -170)`}>
            <path d="M-600-400H1500V800H-600z" fill="#4a1f4f" />
            {[150, 118, 88, 66].map((radius, index) => (
              <circle
                key={radius}
                cx="400"
                cy="170"
                r={radius}
                fill={['#6d2a58', '#93365a', '#bd4a55', '#e0664a'][index]}
              />
            ))}
          </g>
        </g>
        <g opacity={cut}>
          <rect x="-700" y="-400" width="2000" height="1200" fill={cloth} />
          {Array.from({length: 30}, (_, index) => (
            <path
              key={index}
              d={`M${index * 44 - 320} -400V800M-400 ${index * 44 - 320}H1100`}
              stroke="#fff"
              strokeWidth="16"
              opacity="0.13"
            />
          ))}
          <g transform={ring}>
            <circle r="148" fill="#1d3540" opacity="0.35" cx="6" cy="10" />
            <circle r="146" fill="#fbf7ef" />
            <circle r="112" fill="#ece4d4" />
            <path
              d="M-84-20C-96-72-30-104 8-84 52-100 98-62 86-18 112 30 70 92 24 78-22 104-92 66-82 24-98 8-90-8-84-20z"
              fill="#fffdf8"
            />
            <path
              d="M190-120v240M176-120v52q14 18 28 0v-52M-196-120q-22 60 0 92v148"
              fill="none"
              stroke="#e8eef0"
              strokeWidth="11"
              strokeLinecap="round"
            />
          </g>
        </g>
        <circle
          cx={disc.x}
          cy={disc.y}
          r={disc.r}
          fill={interpolateColors(cut, [0, 1], [sun, yolk])}
        />
        <ellipse
          cx={disc.x - disc.r * 0.34}
          cy={disc.y - disc.r * 0.38}
          rx={disc.r * 0.26}
          ry={disc.r * 0.17}
          transform={`rotate(-36 ${disc.x - disc.r * 0.34} ${disc.y - disc.r * 0.38})`}
          fill="#fff"
          opacity={cut * 0.75}
        />
        <g opacity={1 - cut}>
          <g transform={`${ring} translate(-400 -170)`}>
            <path d="M-600 196H1500V800H-600z" fill="#241331" />
            {[206, 220, 238, 260].map((y, index) => (
              <path
                key={y}
                d={`M${360 - index * 8 + Math.sin(frame / 10 + index) * 6} ${y}h${80 + index * 10}`}
                stroke={sun}
                strokeWidth="5"
                strokeLinecap="round"
                opacity={0.8 - index * 0.17}
              />
            ))}
            <path
              d="M186 206h92l-14 18h-62zM230 204v-70l34 60h-34M226 204v-54l-24 44h24"
              fill="#120a1c"
              transform={`rotate(${Math.sin(frame / 18) * 1.5} 230 220)`}
            />
          </g>
        </g>
      </svg>
    </AbsoluteFill>
  );
};
