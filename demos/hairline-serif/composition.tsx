import '@fontsource/dm-serif-display/latin-400.css';
import {zColor} from '@remotion/zod-types';
import {
  AbsoluteFill,
  Easing,
  interpolate,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  name: z.string().max(26),
  role: z.string().max(44),
  lineWidth: z.number().min(0.5).max(4),
  ink: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  name: 'Marguerite Solberg',
  role: 'Conservator of paper and light',
  lineWidth: 1,
  ink: '#f4f2ec',
};

export const HairlineSerif = ({
  name,
  role,
  lineWidth,
  ink,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height, durationInFrames} = useVideoConfig();
  const unit = Math.min(width, height) / 360;
  const ease = (from: number, to: number, [a, b]: [number, number]) =>
    interpolate(frame, [from, to], [a, b], {
      extrapolateLeft: 'clamp',
      extrapolateRight: 'clamp',
      easing: Easing.bezier(0.7, 0, 0.15, 1),
    });
  const end = durationInFrames - 4;
  const line = ease(8, 34, [0, 1]) - ease(end - 16, end, [0, 1]);
  const hide = ease(end - 26, end - 8, [0, 1]);
  const above = ease(26, 52, [105, 0]) + hide * 105;
  const below = ease(34, 58, [-110, 0]) - hide * 110;
  const sway = interpolate(frame, [0, durationInFrames], [-14, 14]);

  return (
    <AbsoluteFill style={{backgroundColor: '#8d938c'}}>
      <svg
        viewBox="0 0 640 360"
        width="100%"
        height="100%"
        preserveAspectRatio="xMidYMid slice"
        style={{position: 'absolute'}}
      >
        <defs>
          <linearGradient id="hairline-wall" x2="1" y2="1">
            <stop stopColor="#b9beb6" />
            <stop offset="1" stopColor="#4e5550" />
          </linearGradient>
          <filter id="hairline-soft">
            <feGaussianBlur stdDeviation="7" />
          </filter>
        </defs>
        <rect width="640" height="360" fill="url(#hairline-wall)" />
        <g
          filter="url(#hairline-soft)"
          fill="#eceee8"
          opacity="0.7"
          transform={`translate(${sway} 0)`}
        >
          <path d="M30 20 120 0 170 200 80 230zM132-4 214-20 268 176 182 200z" />
        </g>
        <g transform={`translate(${sway * -0.6} 0)`}>
          <path
            d="M352 370C356 262 392 236 432 226V196c-22-18-30-40-28-66 4-46 36-62 66-62s60 20 62 62c2 28-8 52-28 68v28c42 8 82 34 88 144z"
            fill="#272d29"
          />
          <path
            d="M404 130c-16-66 44-92 84-84 46 8 60 50 46 96-12-22-20-32-34-38-34 14-66 14-96 26z"
            fill="#191d1a"
          />
        </g>
        <rect y="200" width="640" height="160" fill="#171b18" opacity="0.34" />
      </svg>
      <div
        style={{
          position: 'absolute',
          left: '7%',
          right: '7%',
          bottom: '12%',
          color: ink,
        }}
      >
        <div style={{overflow: 'hidden', paddingBottom: 4 * unit}}>
          <div
            style={{
              font: `400 ${37 * unit}px/1.15 DM Serif Display, serif`,
              translate: `0 ${above}%`,
            }}
          >
            {name}
          </div>
        </div>
        <div
          style={{
            height: lineWidth * unit,
            width: `${line * 100}%`,
            backgroundColor: ink,
          }}
        />
        <div style={{overflow: 'hidden', paddingTop: 7 * unit}}>
          <div
            style={{
              font: `400 ${14.5 * unit}px/1.4 Instrument Sans Variable, sans-serif`,
              letterSpacing: '0.09em',
              translate: `0 ${below}%`,
            }}
          >
            {role}
          </div>
        </div>
      </div>
    </AbsoluteFill>
  );
};
