import '@fontsource/fraunces/latin-600.css';
import {zColor} from '@remotion/zod-types';
import {
  AbsoluteFill,
  Easing,
  interpolate,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  headline: z.string().max(24),
  angle: z.number().min(0).max(30),
  tilt: z.number().min(4).max(24),
  metal: zColor(),
  screen: zColor(),
  ground: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  headline: 'The tide, by the hour',
  angle: 14,
  tilt: 13,
  metal: '#d8d3cc',
  screen: '#123c69',
  ground: '#f2b79f',
};

/** What runs on the screen, 320 by 200. Replace it by a video or a page of your app. */
const App = ({
  headline,
  screen,
  since,
}: {
  headline: string;
  screen: string;
  since: number;
}) => {
  const grow = interpolate(since, [8, 50], [0, 1], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
    easing: Easing.out(Easing.cubic),
  });
  const tide = (x: number) =>
    138 - Math.sin(x / 34 + since / 26) * 24 * grow - grow * 6;
  const line = (shift: number) =>
    Array.from(
      {length: 33},
      (_, index) =>
        `${index * 10} ${(tide(index * 10 + shift * 60) + shift * 16).toFixed(1)}`,
    ).join('L');
  return (
    <svg
      viewBox="0 0 320 200"
      width="100%"
      height="100%"
      style={{display: 'block'}}
    >
      <rect width="320" height="200" fill="#fdf3e3" />
      <circle cx="284" cy={96 - grow * 44} r="18" fill="#ff8552" />
      {[0, 1, 2].map((wave) => (
        <path
          key={wave}
          d={`M${line(wave)}L320 200 0 200z`}
          fill={`color-mix(in oklab, ${screen} ${40 + wave * 30}%, #bfe3ea)`}
        />
      ))}
      <text
        x="22"
        y="46"
        fontFamily="Fraunces, serif"
        fontWeight="600"
        fontSize="21"
        fill={screen}
        opacity={grow}
      >
        {headline}
      </text>
      {[0, 1, 2, 3].map((index) => (
        <g
          key={index}
          transform={`translate(${22 + index * 72} ${172 + (1 - grow) * 40})`}
          fill="#fff"
        >
          <rect width="58" height="6" rx="3" opacity="0.35" />
          <rect
            width={58 * grow * (0.4 + ((index * 3) % 4) * 0.18)}
            height="6"
            rx="3"
          />
        </g>
      ))}
      <g
        transform={`translate(${60 + since * 0.9} ${tide(60 + since * 0.9) - 2}) rotate(${Math.cos((60 + since * 0.9) / 34 + since / 26) * -14})`}
      >
        <path d="M-18-2H18L11 8H-11z" fill="#b23a48" />
        <path d="M-1-4V-34L-14-6zM3-4V-28L14-6z" fill="#fff" />
      </g>
    </svg>
  );
};

export const LaptopOpen = (props: z.infer<typeof schema>) => {
  const {headline, angle, tilt, metal, screen, ground} = props;
  const frame = useCurrentFrame();
  const {width, height, fps, durationInFrames} = useVideoConfig();
  const unit = Math.min(width / 410, height / 300);
  // It starts ajar and stays open: played again and again, it is never a closed slab.
  const open =
    0.5 +
    0.5 *
      spring({
        frame,
        fps,
        config: {damping: 18, stiffness: 60, mass: 1.3},
      });
  const lit = interpolate(open, [0.5, 0.75], [0, 1], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  // 180° lies closed on the keys, 0° would lie flat behind them.
  const lid = 180 - open * 106;
  const [wide, deep, high] = [320 * unit, 206 * unit, 208 * unit];
  const dark = (percent: number) =>
    `color-mix(in oklab, ${metal} ${percent}%, #191420)`;
  const sway = angle * Math.cos((frame / durationInFrames) * Math.PI * 1.2);

  return (
    <AbsoluteFill
      style={{
        background: `radial-gradient(circle at 50% 42%, color-mix(in oklab, ${ground} 62%, #fff), ${ground} 70%)`,
        perspective: 900 * unit,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <div
        style={{
          width: wide,
          height: deep,
          position: 'relative',
          transformStyle: 'preserve-3d',
          translate: `0 ${(20 + open * 62) * unit}px`,
          transform: `rotateX(${-tilt}deg) rotateY(${-sway}deg) rotateX(90deg)`,
        }}
      >
        <div
          style={{
            position: 'absolute',
            inset: `${10 * unit}px ${-14 * unit}px ${-26 * unit}px`,
            borderRadius: 40 * unit,
            backgroundColor: '#4a1f1a',
            opacity: 0.42,
            filter: `blur(${16 * unit}px)`,
            transform: `translateZ(${-16 * unit}px)`,
          }}
        />
        {[-9, -6, -3].map((z) => (
          <div
            key={z}
            style={{
              position: 'absolute',
              inset: 0,
              borderRadius: 14 * unit,
              backgroundColor: dark(74),
              transform: `translateZ(${z * unit}px)`,
            }}
          />
        ))}
        <div
          style={{
            position: 'absolute',
            inset: 0,
            borderRadius: 14 * unit,
            backgroundColor: metal,
          }}
        >
          <div
            style={{
              position: 'absolute',
              inset: `${14 * unit}px ${18 * unit}px ${88 * unit}px`,
              display: 'grid',
              gridTemplateColumns: 'repeat(13, 1fr)',
              gap: 3 * unit,
            }}
          >
            {Array.from({length: 65}, (_, key) => (
              <div
                key={key}
                style={{borderRadius: 3 * unit, backgroundColor: '#26212c'}}
              />
            ))}
          </div>
          <div
            style={{
              position: 'absolute',
              left: '33%',
              right: '33%',
              bottom: 12 * unit,
              height: 64 * unit,
              borderRadius: 8 * unit,
              backgroundColor: dark(90),
            }}
          />
          {/* Light of the screen on keys and metal. */}
          <div
            style={{
              position: 'absolute',
              inset: 0,
              borderRadius: 14 * unit,
              background: `linear-gradient(#bfe3ea, transparent 60%)`,
              opacity: lit * 0.35,
            }}
          />
        </div>
        <div
          style={{
            position: 'absolute',
            left: 0,
            bottom: '100%',
            width: wide,
            height: high,
            transformOrigin: '50% 100%',
            transformStyle: 'preserve-3d',
            transform: `rotateX(${-lid}deg)`,
          }}
        >
          <div
            style={{
              position: 'absolute',
              inset: 0,
              borderRadius: 14 * unit,
              backgroundColor: dark(82),
              transform: `translateZ(${-4 * unit}px)`,
            }}
          />
          <div
            style={{
              position: 'absolute',
              inset: 0,
              borderRadius: 14 * unit,
              backgroundColor: '#17131c',
              padding: 9 * unit,
              boxSizing: 'border-box',
              backfaceVisibility: 'hidden',
            }}
          >
            <div
              style={{
                height: '100%',
                borderRadius: 6 * unit,
                overflow: 'hidden',
                filter: `brightness(${lit})`,
              }}
            >
              <App
                headline={headline}
                screen={screen}
                since={Math.max(0, frame - 12)}
              />
            </div>
          </div>
        </div>
      </div>
    </AbsoluteFill>
  );
};
