import '@fontsource/fraunces/latin-400-italic.css';
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
  words: z.string().max(40),
  blots: z.number().int().min(1).max(14),
  fray: z.number().min(0).max(80),
  paper: zColor(),
  ink: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  words: 'that night, the sea kept quiet',
  blots: 8,
  fray: 46,
  paper: '#f3ede2',
  ink: '#0d2b3e',
};

export const InkBleed = ({
  words,
  blots,
  fray,
  paper,
  ink,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height} = useVideoConfig();
  const unit = Math.min(width, height) / 360;
  const spread = interpolate(frame, [18, 84], [0, 1], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const drops = Array.from({length: blots}, (_, index) => {
    const start = index === 0 ? 0 : random(`ink-t${index}`) * 0.34;
    // Ink runs fast at first and creeps later, like the square root of time.
    const size = Math.sqrt(Math.max(0, spread - start) / (1 - start));
    return {
      x: width * (index === 0 ? 0.42 : random(`ink-x${index}`)),
      y: height * (index === 0 ? 0.5 : random(`ink-y${index}`)),
      radius: size * (index === 0 ? 0.86 : 0.3) * Math.hypot(width, height),
    };
  });

  return (
    <AbsoluteFill style={{backgroundColor: paper}}>
      <AbsoluteFill
        style={{
          justifyContent: 'center',
          alignItems: 'center',
          padding: '8%',
          textAlign: 'center',
          color: ink,
          font: `italic 400 ${38 * unit}px/1.3 Fraunces, serif`,
        }}
      >
        {words}
      </AbsoluteFill>
      <svg width={width} height={height} style={{position: 'absolute'}}>
        <defs>
          <filter id="ink-fray" x="-30%" y="-30%" width="160%" height="160%">
            <feTurbulence
              type="fractalNoise"
              baseFrequency={0.022 / unit}
              numOctaves="4"
              seed="7"
            />
            <feDisplacementMap
              in="SourceGraphic"
              scale={fray * unit}
              xChannelSelector="R"
              yChannelSelector="G"
            />
          </filter>
          <filter id="ink-wash">
            <feTurbulence
              type="fractalNoise"
              baseFrequency="0.009 0.026"
              numOctaves="5"
              seed="3"
            />
            <feColorMatrix
              values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  3.2 0 0 0 -1.35"
              result="clouds"
            />
            <feFlood floodColor={paper} />
            <feComposite operator="in" in2="clouds" />
          </filter>
          <filter id="ink-edge">
            <feTurbulence
              type="fractalNoise"
              baseFrequency="0.05"
              numOctaves="3"
              seed="11"
            />
            <feDisplacementMap in="SourceGraphic" scale="7" />
          </filter>
          <filter id="ink-grain">
            <feTurbulence
              type="fractalNoise"
              baseFrequency={0.5 / unit}
              numOctaves="3"
              seed="5"
            />
            <feColorMatrix values="0 0 0 0 0.2  0 0 0 0 0.15  0 0 0 0 0.1  0.9 0 0 0 -0.36" />
          </filter>
          <linearGradient id="ink-sky" x2="0" y2="1">
            <stop stopColor={paper} stopOpacity="0.04" />
            <stop offset="1" stopColor={paper} stopOpacity="0.55" />
          </linearGradient>
          <radialGradient id="ink-moon">
            <stop stopColor={paper} stopOpacity="0.8" />
            <stop offset="1" stopColor={paper} stopOpacity="0" />
          </radialGradient>
          <mask id="ink-mask">
            <g filter="url(#ink-fray)">
              <rect
                x={-width}
                y={-height}
                width={width * 3}
                height={height * 3}
                fill="#000"
              />
              {drops.map(({x, y, radius}, index) => (
                <circle key={index} cx={x} cy={y} r={radius} fill="#fff" />
              ))}
            </g>
          </mask>
        </defs>
        <g mask="url(#ink-mask)">
          <svg
            viewBox="0 0 640 360"
            width={width}
            height={height}
            preserveAspectRatio="xMidYMid slice"
          >
            <rect width="640" height="360" fill={ink} />
            <rect width="640" height="230" fill="url(#ink-sky)" />
            <rect
              width="640"
              height="360"
              filter="url(#ink-wash)"
              opacity="0.5"
            />
            <circle cx="392" cy="104" r="110" fill="url(#ink-moon)" />
            <circle
              cx="392"
              cy="104"
              r="30"
              fill={paper}
              filter="url(#ink-edge)"
            />
            <g fill={ink} filter="url(#ink-edge)">
              <path
                d="M-20 214Q90 150 190 196T420 202T660 170V240H-20Z"
                opacity="0.55"
              />
              <path
                d="M-20 226Q60 178 150 214T330 222V240H-20Z"
                opacity="0.85"
              />
            </g>
            <rect y="224" width="640" height="136" fill={ink} opacity="0.6" />
            <g stroke={paper} strokeLinecap="round" filter="url(#ink-edge)">
              {Array.from({length: 46}, (_, index) => {
                const depth = random(`ink-d${index}`) ** 1.4;
                const reach = 6 + depth * 46 * random(`ink-l${index}`);
                const x =
                  392 + (random(`ink-g${index}`) - 0.5) * (50 + depth * 190);
                const drift = Math.sin(frame / 18 + index) * (2 + depth * 8);
                return (
                  <path
                    key={index}
                    d={`M${x - reach + drift} ${230 + depth * 124}h${reach * 2}`}
                    strokeWidth={1 + depth * 2.6}
                    opacity={0.75 - depth * 0.35}
                  />
                );
              })}
            </g>
            <g
              transform={`translate(212 246) rotate(${Math.sin(frame / 20) * 2})`}
            >
              <path d="M-46 12Q0 24 50 10L38 30H-34Z" fill="#0a0f14" />
              <path
                d="M-2 10V-78Q40 -40 42 2ZM-8 10V-62Q-34 -30 -36 4Z"
                fill={paper}
                opacity="0.92"
              />
            </g>
          </svg>
        </g>
        <rect
          width={width}
          height={height}
          filter="url(#ink-grain)"
          opacity="0.5"
        />
      </svg>
    </AbsoluteFill>
  );
};
