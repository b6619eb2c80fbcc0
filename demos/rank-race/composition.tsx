import '@fontsource/archivo-black/latin-400.css';
import {zColor} from '@remotion/zod-types';
import {
  AbsoluteFill,
  interpolate,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  title: z.string().max(30),
  bars: z.number().int().min(3).max(6),
  swap: z.number().min(0.1).max(3),
  ground: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  title: 'Visitors a day',
  bars: 5,
  swap: 0.9,
  ground: '#10243e',
};

const YEARS = [2004, 2009, 2014, 2019, 2024];
const rows = [
  {name: 'Skarvholm', color: '#ff595e', values: [310, 280, 330, 420, 390]},
  {name: 'Nine Mile', color: '#ffca3a', values: [190, 300, 410, 380, 520]},
  {name: 'Pt. Ondra', color: '#8ac926', values: [240, 210, 260, 470, 640]},
  {name: 'Old Bess', color: '#4cc9f0', values: [360, 370, 290, 240, 210]},
  {name: 'Varne', color: '#c77dff', values: [90, 160, 240, 300, 455]},
  {name: 'Tern Rock', color: '#ff9f6b', values: [150, 120, 190, 265, 330]},
];

const valueAt = (values: number[], year: number) =>
  interpolate(year, YEARS, values, {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });

/** Which place a row has: between two places while it overtakes. */
const placeAt = (values: number[], year: number, swap: number) => {
  // The mean place over a stretch of time, so that a change of order takes as long as the stretch.
  const times = Array.from(
    {length: 25},
    (_, index) => year + (index / 24 - 0.5) * swap,
  );
  const places = times.map(
    (time) =>
      rows.filter((row) => valueAt(row.values, time) > valueAt(values, time))
        .length,
  );
  return places.reduce((sum, place) => sum + place, 0) / times.length;
};

export const RankRace = ({
  title,
  bars,
  swap,
  ground,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height, durationInFrames} = useVideoConfig();
  const unit = Math.min(width, height) / 360;
  const year = interpolate(frame, [10, durationInFrames - 20], [2004, 2024], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const top = height * 0.25;
  const step = (height * 0.7) / bars;
  const longest = Math.max(...rows.map(({values}) => valueAt(values, year)));
  const room = width - 220 * unit;

  return (
    <AbsoluteFill
      style={{
        backgroundColor: ground,
        color: '#f2f6ff',
        fontFamily: 'Archivo Black, sans-serif',
        overflow: 'hidden',
      }}
    >
      <div
        style={{
          position: 'absolute',
          right: '4%',
          bottom: '2%',
          fontSize: 104 * unit,
          lineHeight: 1,
          opacity: 0.16,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {Math.floor(year)}
      </div>
      <div
        style={{
          position: 'absolute',
          left: '4%',
          top: '6%',
          fontSize: 30 * unit,
        }}
      >
        {title}
      </div>
      {rows.map(({name, color, values}) => {
        const value = valueAt(values, year);
        const place = placeAt(values, year, swap);
        return (
          <div
            key={name}
            style={{
              position: 'absolute',
              left: '4%',
              top: top + place * step,
              height: step * 0.74,
              display: 'flex',
              alignItems: 'center',
              gap: 10 * unit,
              opacity: interpolate(place, [bars - 1, bars - 0.3], [1, 0], {
                extrapolateLeft: 'clamp',
                extrapolateRight: 'clamp',
              }),
            }}
          >
            <div
              style={{
                width: 108 * unit,
                textAlign: 'right',
                fontSize: 16 * unit,
              }}
            >
              {name}
            </div>
            <div
              style={{
                width: (value / longest) * room,
                height: '100%',
                backgroundColor: color,
                borderRadius: `0 ${step}px ${step}px 0`,
                display: 'flex',
                justifyContent: 'flex-end',
                alignItems: 'center',
              }}
            >
              <svg
                viewBox="0 0 20 40"
                height="86%"
                style={{marginRight: step * 0.2}}
              >
                <path
                  d="M6 14h8l2 24H4zM5 10h10v4H5zM7 4h6v6H7zM10 0l4 4H6z"
                  fill={ground}
                />
                <path
                  d={`M10 7-4 ${3 + Math.sin(frame / 5) * 3}v8zM10 7l14 ${-4 - Math.sin(frame / 5) * 3}v8z`}
                  fill="#fff"
                  opacity="0.55"
                />
              </svg>
            </div>
            <div
              style={{fontSize: 17 * unit, fontVariantNumeric: 'tabular-nums'}}
            >
              {Math.round(value)}
            </div>
          </div>
        );
      })}
    </AbsoluteFill>
  );
};
