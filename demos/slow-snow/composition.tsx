import {zColor} from '@remotion/zod-types';
import {AbsoluteFill, random, useCurrentFrame, useVideoConfig} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  flakes: z.number().int().min(20).max(400),
  wind: z.number().min(-2).max(2),
  sky: zColor(),
  light: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  flakes: 180,
  wind: 0.6,
  sky: '#5d7fa3',
  light: '#ffc857',
};

export const SlowSnow = ({
  flakes,
  wind,
  sky,
  light,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height, durationInFrames} = useVideoConfig();
  const unit = Math.min(width, height) / 360;
  const loop = frame / durationInFrames;

  return (
    <AbsoluteFill style={{background: `linear-gradient(${sky}, #dbe6ef 85%)`}}>
      <svg
        viewBox="0 0 640 360"
        width="100%"
        height="100%"
        preserveAspectRatio="xMidYMax slice"
        style={{position: 'absolute'}}
      >
        <path
          d="M0 230 120 130 220 216 340 110 480 220 560 160 640 214V360H0z"
          fill="#7d9bb8"
        />
        <path
          d="M120 130l-33 30 22-6 14 14 12-16 21 6zM340 110l-49 38 30-8 17 16 20-18 32 10zM560 160l-29 22 18-4 11 12 13-14 17 4z"
          fill="#f4f8fb"
        />
        {[40, 96, 150, 470, 520, 580, 620].map((x, index) => (
          <path
            key={x}
            d="M-26 0-8-34H-18L0-78 18-34H8L26 0z"
            fill={index % 2 ? '#35566b' : '#2a4658'}
            transform={`translate(${x} ${272 + (index % 3) * 8}) scale(${1 + (index % 2) * 0.25})`}
          />
        ))}
        <path d="M0 268q160-40 320-10t320-6V360H0z" fill="#eef4f8" />
        <path d="M270 262V216h96v46z" fill="#5a3a2e" />
        <path d="M256 220 318 176l62 44z" fill="#f8fbfd" />
        <path d="M344 198v-26h14v36z" fill="#5a3a2e" />
        <path
          d="M286 230h22v22h-22z"
          fill={light}
          opacity={0.85 + Math.sin(loop * Math.PI * 10) * 0.1}
        />
        <path d="M328 228h20v34h-20z" fill="#3b241c" />
        <radialGradient id="snow-glow">
          <stop stopColor={light} stopOpacity="0.75" />
          <stop offset="1" stopColor={light} stopOpacity="0" />
        </radialGradient>
        <circle cx="297" cy="241" r="46" fill="url(#snow-glow)" opacity="0.6" />
        <ellipse cx="297" cy="277" rx="58" ry="13" fill="url(#snow-glow)" />
        {[0, 1, 2].map((puff) => {
          const rise = (loop * 3 + puff / 3) % 1;
          return (
            <circle
              key={puff}
              cx={351 + rise * 26 * (0.4 + wind)}
              cy={168 - rise * 58}
              r={4 + rise * 12}
              fill="#fff"
              opacity={0.55 * (1 - rise)}
            />
          );
        })}
      </svg>
      <svg width={width} height={height} style={{position: 'absolute'}}>
        {Array.from({length: flakes}, (_, index) => {
          const near = random(`snow-z${index}`) ** 2;
          // Whole rounds within the film, so that the last frame leads to the first.
          const rounds = 1 + Math.floor(near * 3);
          const fall = (random(`snow-y${index}`) + loop * rounds) % 1;
          const sway =
            Math.sin(loop * Math.PI * 2 * (1 + (index % 3)) + index) *
            (0.01 + near * 0.02);
          const drift = fall * wind * (0.12 + near * 0.25);
          const x =
            (((random(`snow-x${index}`) + sway + drift) % 1.1) + 1.1) % 1.1;
          const size = (1.1 + near * 5.4) * unit;
          return (
            <circle
              key={index}
              cx={(x - 0.05) * width}
              cy={(fall * 1.1 - 0.05) * height}
              r={size}
              fill="#fff"
              opacity={near > 0.75 ? 0.5 : 0.9}
            />
          );
        })}
      </svg>
    </AbsoluteFill>
  );
};
