import {zColor} from '@remotion/zod-types';
import {AbsoluteFill, random, useCurrentFrame, useVideoConfig} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  folds: z.number().int().min(20).max(90),
  speed: z.number().min(0.2).max(3),
  lower: zColor(),
  upper: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  folds: 64,
  speed: 1,
  lower: '#39ff9e',
  upper: '#a14dff',
};

export const AuroraCurtains = ({
  folds,
  speed,
  lower,
  upper,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height} = useVideoConfig();
  const unit = Math.min(width, height) / 360;
  const time = (frame / 30) * speed;
  const lake = height * 0.74;

  const curtain = (band: number) =>
    Array.from({length: folds}, (_, index) => {
      const along = index / (folds - 1);
      const fold = along * 13 + time * 0.5 + band * 2;
      const bend =
        Math.sin(fold) * 0.07 +
        Math.sin(along * 15 - time * 0.7 + band) * 0.015;
      const x = (along * 1.3 - 0.15 + bend) * width;
      const foot =
        height *
        (0.5 - band * 0.09 + Math.sin(along * 5 + time * 0.35 + band) * 0.07);
      const high =
        height *
        (0.3 + 0.16 * Math.sin(along * 9 + time * 0.9 + band * 3) ** 2);
      // Rays crowd where the cosine is -1: we look along the cloth there, and it is bright.
      const glow =
        0.16 +
        0.5 *
          (0.5 - 0.5 * Math.cos(fold)) ** 3 *
          (0.7 + 0.3 * Math.sin(along * 31 + time * 1.7));
      return (
        <rect
          key={index}
          x={x}
          y={foot - high}
          width={(width / folds) * 1.7}
          height={high}
          fill="url(#aurora-ray)"
          opacity={glow * (1 - band * 0.25)}
        />
      );
    });

  return (
    <AbsoluteFill
      style={{background: 'linear-gradient(#050b1e, #0b2038 60%, #133648)'}}
    >
      <svg width={width} height={height}>
        <defs>
          <linearGradient id="aurora-ray" x2="0" y2="1">
            <stop stopColor={upper} stopOpacity="0" />
            <stop offset="0.45" stopColor={upper} stopOpacity="0.55" />
            <stop offset="0.86" stopColor={lower} />
            <stop offset="1" stopColor={lower} stopOpacity="0" />
          </linearGradient>
          <filter id="aurora-soft" x="-10%" width="120%" y="-10%" height="120%">
            <feGaussianBlur stdDeviation={`${9 * unit} ${4 * unit}`} />
          </filter>
        </defs>
        {Array.from({length: 90}, (_, index) => (
          <circle
            key={index}
            cx={random(`pole-x${index}`) * width}
            cy={random(`pole-y${index}`) * lake}
            r={(0.4 + random(`pole-r${index}`)) * unit}
            fill="#fff"
            opacity={0.4 + 0.4 * Math.sin(frame / 15 + index)}
          />
        ))}
        <g style={{mixBlendMode: 'screen'}} filter="url(#aurora-soft)">
          {[2, 1, 0].map((band) => (
            <g key={band}>{curtain(band)}</g>
          ))}
        </g>
        <path
          d={`M0 ${lake}V${lake - 34 * unit}L${width * 0.14} ${lake - 78 * unit} ${width * 0.3} ${lake - 22 * unit} ${width * 0.44} ${lake - 50 * unit} ${width * 0.6} ${lake - 14 * unit} ${width * 0.8} ${lake - 92 * unit} ${width} ${lake - 30 * unit}V${lake}z`}
          fill="#04101c"
        />
        <clipPath id="aurora-lake">
          <rect y={lake} width={width} height={height - lake} />
        </clipPath>
        <g clipPath="url(#aurora-lake)">
          <rect y={lake} width={width} height={height - lake} fill="#0a2233" />
          <g
            transform={`translate(0 ${lake * 1.62}) scale(1 -0.62)`}
            opacity="0.5"
            filter="url(#aurora-soft)"
          >
            {curtain(0)}
            {curtain(1)}
          </g>
          {Array.from({length: 12}, (_, index) => (
            <path
              key={index}
              d={`M${random(`ice-x${index}`) * width} ${lake + random(`ice-y${index}`) * (height - lake)}l${(30 + random(`ice-l${index}`) * 90) * unit} ${(random(`ice-d${index}`) - 0.5) * 10 * unit}`}
              stroke="#cfe9f2"
              strokeWidth={unit}
              opacity="0.25"
            />
          ))}
        </g>
      </svg>
    </AbsoluteFill>
  );
};
