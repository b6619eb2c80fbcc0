import '@fontsource/fraunces/latin-600.css';
import {zColor} from '@remotion/zod-types';
import {
  AbsoluteFill,
  Easing,
  interpolate,
  random,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  title: z.string().max(34),
  what: z.string().max(16),
  habit: z.number().min(0.1).max(1),
  shade: zColor(),
  ground: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  title: 'A year of reading in bed',
  what: 'pages',
  habit: 0.6,
  shade: '#a4286a',
  ground: '#fbeef3',
};

const MONTHS = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
];

/** Pages of one day: more in winter and on Sundays. Replace it by your data. */
const pagesOn = (day: number, habit: number) => {
  const season = 0.5 + 0.5 * Math.cos((day / 365) * 2 * Math.PI);
  const luck = random(`page${day}`);
  const sunday = day % 7 === 6 ? 0.35 : 0;
  return luck > habit * (0.75 + season * 0.4)
    ? 0
    : Math.round((season * 0.5 + sunday + random(`more${day}`) * 0.45) * 60);
};

export const YearGrid = ({
  title,
  what,
  habit,
  shade,
  ground,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const days = Array.from({length: 364}, (_, day) => pagesOn(day, habit));
  const now = interpolate(frame, [10, durationInFrames - 46], [0, 370], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
    easing: Easing.inOut(Easing.quad),
  });
  const sum = days
    .slice(0, Math.floor(now))
    .reduce((all, pages) => all + pages, 0);
  const best = days.indexOf(Math.max(...days));
  const ring = interpolate(
    frame,
    [durationInFrames - 44, durationInFrames - 30],
    [0, 1],
    {
      extrapolateLeft: 'clamp',
      extrapolateRight: 'clamp',
      easing: Easing.out(Easing.back(2)),
    },
  );
  const sans = {
    fontFamily: 'Instrument Sans Variable, sans-serif',
    fontWeight: 600,
  } as const;
  const place = (day: number) => ({
    x: 30 + Math.floor(day / 7) * 11.2,
    y: 166 + (day % 7) * 20,
  });

  return (
    <AbsoluteFill style={{backgroundColor: ground}}>
      <svg viewBox="0 0 640 360" width="100%" height="100%">
        <text
          x="30"
          y="66"
          fontFamily="Fraunces, serif"
          fontWeight="600"
          fontSize="33"
          fill="#3b1029"
        >
          {title}
        </text>
        <text
          x="30"
          y="106"
          {...sans}
          fontSize="25"
          fill={shade}
        >{`${sum.toLocaleString('en-US')} ${what}`}</text>
        {MONTHS.map((month, index) => (
          <text
            key={month}
            x={30 + (index / 12) * 582}
            y="148"
            {...sans}
            fontSize="14"
            fill="#3b1029"
            opacity={now > index * 30 ? 0.85 : 0.25}
          >
            {month}
          </text>
        ))}
        {days.map((pages, day) => {
          const {x, y} = place(day);
          const age = interpolate(now - day, [0, 9], [0, 1], {
            extrapolateLeft: 'clamp',
            extrapolateRight: 'clamp',
          });
          const size = pages ? 1 + Math.sin(age * Math.PI) * 0.5 : 1;
          const percent = pages ? 16 + (Math.min(70, pages) / 70) * 84 : 0;
          return (
            <rect
              key={day}
              x={x}
              y={y}
              width="9.6"
              height="17.6"
              rx="4.8"
              fill={
                age > 0 && pages
                  ? `color-mix(in oklab, ${shade} ${percent}%, ${ground})`
                  : 'rgb(90 20 60 / 0.08)'
              }
              style={{
                transformBox: 'fill-box',
                transformOrigin: 'center',
                scale: String(size),
              }}
            />
          );
        })}
        <g
          transform={`translate(${place(best).x + 4.8} ${place(best).y + 8.8})`}
          opacity={ring ? 1 : 0}
        >
          <ellipse
            rx={11 * ring}
            ry={15 * ring}
            fill="none"
            stroke="#1b7f8c"
            strokeWidth="3"
          />
          <g
            transform={`translate(${best > 260 ? -14 : 14} ${best % 7 > 3 ? -26 : 34}) scale(${ring})`}
          >
            <rect
              x={best > 260 ? -128 : 0}
              y="-20"
              width="128"
              height="30"
              rx="6"
              fill="#1b7f8c"
            />
            <text
              x={best > 260 ? -64 : 64}
              y="0"
              textAnchor="middle"
              {...sans}
              fontSize="16"
              fill="#fff"
            >{`Best: ${days[best]} ${what}`}</text>
          </g>
        </g>
      </svg>
    </AbsoluteFill>
  );
};
