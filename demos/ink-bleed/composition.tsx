import '@fontsource/caveat/latin-700.css';
import {zColor} from '@remotion/zod-types';
import {AbsoluteFill, interpolate, random, useCurrentFrame, useVideoConfig} from 'remotion';
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
  paper: '#f1ead9',
  ink: '#17224d',
};

export const InkBleed = ({words, blots, fray, paper, ink}: z.infer<typeof schema>) => {
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
          font: `700 ${40 * unit}px/1.3 Caveat, cursive`,
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
          <mask id="ink-mask">
            <g filter="url(#ink-fray)">
              <rect x={-width} y={-height} width={width * 3} height={height * 3} fill="#000" />
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
            <circle cx="330" cy="112" r="44" fill={paper} />
            {Array.from({length: 26}, (_, index) => (
              <circle
                key={index}
                cx={random(`ink-sx${index}`) * 640}
                cy={random(`ink-sy${index}`) * 170}
                r={0.8 + random(`ink-sr${index}`) * 1.4}
                fill={paper}
              />
            ))}
            {Array.from({length: 9}, (_, row) => (
              <path
                key={row}
                d={`M-60 ${204 + row * row * 2.4}q40-${8 + row} 80 0t80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0`}
                transform={`translate(${Math.sin(frame / 26 + row) * 18} 0)`}
                fill="none"
                stroke={paper}
                strokeWidth={1 + row * 0.5}
                opacity={0.35 + row * 0.06}
              />
            ))}
            <path
              d="M270 232h110l-20 26h-72zM322 226V148l46 70zM314 226v-62l-30 56z"
              fill={paper}
              transform={`rotate(${Math.sin(frame / 20) * 2} 325 250)`}
            />
          </svg>
        </g>
      </svg>
    </AbsoluteFill>
  );
};
