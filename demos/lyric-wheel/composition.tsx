import '@fontsource/fraunces/latin-400-italic.css';
import {zColor} from '@remotion/zod-types';
import {
  AbsoluteFill,
  Easing,
  interpolate,
  interpolateColors,
  random,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  hold: z.number().int().min(16).max(44),
  radius: z.number().min(90).max(260),
  glow: zColor(),
  night: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  hold: 34,
  radius: 150,
  glow: '#ffe9b0',
  night: '#1b2a4e',
};

const lines = [
  'lamps are out in Harrow Street',
  'the cats have all gone in',
  'the moon is counting roofs again',
  'and you may count with him',
  'one for the bakery',
  'two for the bell',
];

export const LyricWheel = ({
  hold,
  radius,
  glow,
  night,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height} = useVideoConfig();
  const unit = Math.min(width, height) / 360;
  const line = Math.max(0, frame - 6) / hold;
  // Rests on a line and moves to the next during the last 38 % of its time.
  const turned = Math.min(
    lines.length - 1,
    Math.floor(line) +
      interpolate(line % 1, [0.62, 1], [0, 1], {
        extrapolateLeft: 'clamp',
        easing: Easing.inOut(Easing.cubic),
      }),
  );

  return (
    <AbsoluteFill style={{backgroundColor: night}}>
      <svg
        viewBox="0 0 640 360"
        width="100%"
        height="100%"
        preserveAspectRatio="xMidYMax slice"
        style={{position: 'absolute'}}
      >
        {Array.from({length: 46}, (_, index) => (
          <circle
            key={index}
            cx={random(`lull-x${index}`) * 640}
            cy={random(`lull-y${index}`) * 250}
            r={0.7 + random(`lull-r${index}`) * 1.3}
            fill={glow}
            opacity={0.3 + 0.5 * Math.abs(Math.sin(frame / 24 + index))}
          />
        ))}
        <circle
          cx={interpolate(frame, [0, 200], [120, 210])}
          cy={interpolate(frame, [0, 200], [84, 66])}
          r="30"
          fill={glow}
        />
        <circle
          cx={interpolate(frame, [0, 200], [134, 224])}
          cy={interpolate(frame, [0, 200], [76, 58])}
          r="27"
          fill={night}
        />
        <path
          d="M0 360V312h60v-22l30-20 30 20v22h50v-40h70v30h40l44-34 44 34h30v-56h22v-20h14v20h22v60h50v-26l32-22 32 22v26h100v58z"
          fill="#0d1730"
        />
        {[74, 190, 214, 356, 452, 540].map((x, index) => (
          <rect
            key={x}
            x={x}
            y={318 + (index % 2) * 12}
            width="9"
            height="12"
            fill={glow}
            opacity={frame < 40 + index * 26 ? 0.9 : 0.08}
          />
        ))}
      </svg>
      <AbsoluteFill style={{perspective: 800 * unit}}>
        <div
          style={{
            position: 'absolute',
            inset: 0,
            transformStyle: 'preserve-3d',
            transform: `translateZ(${-radius * unit}px)`,
          }}
        >
          {lines.map((text, index) => {
            const angle = (turned - index) * 28;
            if (Math.abs(angle) > 84) return null;
            const near = Math.max(0, 1 - Math.abs(angle) / 28);
            return (
              <div
                key={index}
                style={{
                  position: 'absolute',
                  top: '45%',
                  width: '100%',
                  textAlign: 'center',
                  padding: '0 6%',
                  transform: `translateY(-50%) rotateX(${angle}deg) translateZ(${radius * unit}px)`,
                  font: `italic 400 ${(width > height ? 34 : 23) * unit}px/1.15 Fraunces, serif`,
                  color: interpolateColors(near, [0, 1], ['#7f8fb8', glow]),
                  opacity: Math.cos((angle / 180) * Math.PI) ** 2,
                  textShadow:
                    near > 0.5
                      ? `0 0 ${18 * unit * near}px rgb(255 220 140 / 0.55)`
                      : 'none',
                }}
              >
                {text}
              </div>
            );
          })}
        </div>
      </AbsoluteFill>
    </AbsoluteFill>
  );
};
