import '@fontsource/fredoka/latin-600.css';
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
  title: z.string().max(26),
  spacing: z.number().min(0).max(14),
  bounce: z.number().min(6).max(30),
  ground: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  title: 'Sold on Saturday',
  spacing: 5,
  bounce: 9,
  ground: '#fde2b8',
};

const sold = [
  {name: 'apples', kilos: 182, color: '#d8302f'},
  {name: 'plums', kilos: 121, color: '#6a3fa0'},
  {name: 'pears', kilos: 96, color: '#8bb33c'},
  {name: 'figs', kilos: 64, color: '#4b2a4f'},
  {name: 'quince', kilos: 48, color: '#e8a317'},
  {name: 'melon', kilos: 77, color: '#2f9a74'},
  {name: 'cherries', kilos: 36, color: '#9e1b42'},
  {name: 'limes', kilos: 22, color: '#5da130'},
  {name: 'nuts', kilos: 14, color: '#8a5a33'},
];

/** Places circles one after the other as near to the middle as they fit, in a wide room. */
const pack = (radii: number[], gap: number) => {
  const placed: {x: number; y: number; r: number}[] = [];
  for (const r of radii) {
    let best: {x: number; y: number; r: number} | undefined;
    for (let distance = 0; !best; distance += 2) {
      for (let angle = 0; angle < 360; angle += 6) {
        const turn = (angle / 180) * Math.PI + placed.length;
        const spot = {
          x: Math.cos(turn) * distance * 1.7,
          y: Math.sin(turn) * distance * 0.7,
          r,
        };
        if (
          placed.every(
            (other) =>
              Math.hypot(other.x - spot.x, other.y - spot.y) >=
              other.r + r + gap,
          )
        ) {
          best = spot;
          break;
        }
      }
    }
    placed.push(best);
  }
  return placed;
};

export const BubbleMarket = ({
  title,
  spacing,
  bounce,
  ground,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const spots = pack(
    sold.map(({kilos}) => Math.sqrt(kilos) * 5.5),
    spacing,
  );
  const shrink = spring({
    frame: frame - (durationInFrames - 20),
    fps,
    config: {damping: 200},
    durationInFrames: 16,
  });

  return (
    <AbsoluteFill style={{backgroundColor: ground}}>
      <svg viewBox="-320 -180 640 360" width="100%" height="100%">
        {Array.from({length: 22}, (_, index) => (
          <path
            key={index}
            d={`M${index * 60 - 640} -180h30v360h-30z`}
            fill="#fff"
            opacity="0.32"
          />
        ))}
        <text
          x="-298"
          y="-140"
          fontFamily="Fredoka, sans-serif"
          fontWeight="600"
          fontSize="28"
          fill="#5a2a1b"
        >
          {title}
        </text>
        <text
          x="298"
          y="-140"
          textAnchor="end"
          fontFamily="Fredoka, sans-serif"
          fontWeight="600"
          fontSize="28"
          fill="#c2452d"
        >
          {Math.round(
            sold.reduce((sum, {kilos}) => sum + kilos, 0) *
              interpolate(frame, [8, 64], [0, 1], {
                extrapolateLeft: 'clamp',
                extrapolateRight: 'clamp',
                easing: Easing.out(Easing.quad),
              }),
          )}{' '}
          kg
        </text>
        {sold.map(({name, kilos, color}, index) => {
          const spot = spots[index] ?? {x: 0, y: 0, r: 0};
          const grow =
            spring({
              frame: frame - 8 - index * 5,
              fps,
              config: {damping: bounce, stiffness: 120},
            }) *
            (1 - shrink);
          const float = Math.sin(frame / 20 + index * 1.3) * 2;
          const fits = spot.r > 33;
          return (
            <g
              key={name}
              transform={`translate(${spot.x} ${spot.y + 20 + float}) scale(${grow})`}
            >
              <circle cx="3" cy="5" r={spot.r} fill="#5a2a1b" opacity="0.18" />
              <circle r={spot.r} fill={color} />
              <path
                d={`M${-spot.r * 0.72} ${-spot.r * 0.2}A${spot.r * 0.76} ${spot.r * 0.76} 0 0 1 ${-spot.r * 0.2} ${-spot.r * 0.72}`}
                fill="none"
                stroke="#fff"
                strokeWidth={spot.r * 0.09}
                strokeLinecap="round"
                opacity="0.55"
              />
              <path
                d={`M0 ${-spot.r + 2}q2-10 10-13`}
                stroke="#5a3a22"
                strokeWidth="4"
                strokeLinecap="round"
                fill="none"
              />
              <path
                d={`M3 ${-spot.r - 4}q14-16 24-4q-12 10-24 4z`}
                fill="#5c9440"
              />
              <text
                textAnchor="middle"
                y={fits ? 0 : 5}
                fontFamily="Fredoka, sans-serif"
                fontWeight="600"
                fontSize={Math.max(12.5, Math.min(22, spot.r * 0.43))}
                fill="#fff"
              >
                {name}
              </text>
              {fits && (
                <text
                  textAnchor="middle"
                  y={spot.r * 0.42}
                  fontFamily="Fredoka, sans-serif"
                  fontWeight="600"
                  fontSize={spot.r * 0.36}
                  fill="#fff"
                  opacity="0.85"
                >
                  {kilos}
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </AbsoluteFill>
  );
};
