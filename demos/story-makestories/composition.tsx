import '@fontsource/fredoka/latin-600.css';
import {zColor} from '@remotion/zod-types';
import {
  AbsoluteFill,
  Easing,
  interpolate,
  random,
  useCurrentFrame,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  headline: z.string().max(30),
  file: z.string().max(14),
  ground: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  headline: 'Five slides, / one film',
  file: 'lemons.mp4',
  ground: '#ff5436',
};

const salt = Array.from({length: 30}, (_, grain) => [
  6 + random(`grain-${grain}`) * 78,
  58 + grain * 3.3,
  0.08,
]);
const [cream, dark] = ['#fff8d9', '#3a1006'];

// Where lemons lie on a slide of 90 × 160: x, y and size.
const slides = [
  {
    title: ['Salted', 'lemons'],
    ground: '#ffdf94',
    ink: dark,
    lemons: [[52, 116, 1.7]],
  },
  {
    title: ['Pick', 'five'],
    ground: '#1f7a6d',
    ink: cream,
    lemons: [
      [24, 68, 0.6],
      [66, 80, 0.6],
      [28, 106, 0.6],
      [68, 122, 0.6],
      [34, 144, 0.6],
    ],
  },
  {
    title: ['Cut', 'each'],
    ground: '#ff9e80',
    ink: dark,
    lemons: [
      [6, 92, 1.3],
      [86, 124, 1.3],
    ],
  },
  {title: ['Salt,', 'a lot'], ground: '#27246b', ink: cream, lemons: salt},
  {
    title: ['Wait a', 'month'],
    ground: '#f4c5df',
    ink: dark,
    lemons: [
      [45, 72, 0.8],
      [45, 106, 0.8],
      [45, 140, 0.8],
    ],
  },
];
const each = 26;

export const WebStory = ({headline, file, ground}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const done = Math.min(1, frame / (slides.length * each));
  const between = (from: number, to: number, values: [number, number]) =>
    interpolate(frame, [from, to], values, {
      extrapolateLeft: 'clamp',
      extrapolateRight: 'clamp',
      easing: Easing.inOut(Easing.cubic),
    });
  const drawn = slides.map(({title, ground: own, ink, lemons}) => (
    <g key={own}>
      <rect width="90" height="160" fill={own} />
      {lemons.map(([x, y, size]) => (
        <g
          key={y}
          transform={`translate(${x} ${y}) rotate(${frame}) scale(${size})`}
        >
          <circle r="28" fill="#ffd023" stroke={cream} strokeWidth="4" />
          {[0, 45, 90, 135].map((angle) => (
            <path
              key={angle}
              d="M-26 0H26"
              transform={`rotate(${angle})`}
              stroke={cream}
              strokeWidth="3"
            />
          ))}
        </g>
      ))}
      <text fontSize="18" fill={ink}>
        <tspan x="9" y="30">
          {title[0]}
        </tspan>
        <tspan x="9" y="48">
          {title[1]}
        </tspan>
      </text>
    </g>
  ));

  return (
    <AbsoluteFill style={{backgroundColor: ground}}>
      <svg
        viewBox="0 0 640 360"
        fontFamily="Fredoka"
        fontWeight="600"
        fill={cream}
      >
        {headline.split(' / ').map((line, row) => (
          <text key={line} x="292" y={70 + row * 42} fontSize="42">
            {line}
          </text>
        ))}
        <text x="292" y="286" fontSize="32">
          {file}
        </text>
        <text x="592" y="286" fontSize="32" textAnchor="end">
          {Math.round(done * 100)} %
        </text>
        <rect x="292" y="304" width="300" height="14" rx="7" fill={dark} />
        <rect
          x="292"
          y="304"
          width={14 + 286 * done}
          height="14"
          rx="7"
          fill="#ffd023"
        />
        {drawn.map((slide, index) => {
          const fly: [number, number] = [index * each + 5, index * each + 21];
          return (
            <g key={slide.key}>
              <rect
                x={292 + index * 62}
                y="142"
                width="52"
                height="92"
                fill={dark}
                opacity="0.3"
              />
              {frame > fly[0] && (
                <svg
                  x={between(...fly, [60, 292 + index * 62])}
                  y={between(...fly, [17, 142])}
                  width={between(...fly, [184, 52])}
                  height={between(...fly, [326, 92])}
                  viewBox="0 0 90 160"
                >
                  {slide}
                </svg>
              )}
            </g>
          );
        })}
        <svg x="60" y="17" width="184" height="326" viewBox="0 0 90 160">
          {drawn.map((slide, index) => {
            const comes =
              index === 0
                ? 0
                : between(index * each - 9, index * each, [90, 0]);
            const goes =
              index === 4
                ? 0
                : between(index * each + 17, index * each + 26, [0, -30]);
            return (
              <g key={slide.key} transform={`translate(${comes + goes} 0)`}>
                {slide}
              </g>
            );
          })}
          {slides.map(({title}, index) => (
            <g key={title[0]} transform={`translate(${8 + index * 15} 8)`}>
              <rect width="13" height="2.4" fill={dark} opacity="0.3" />
              <rect
                width={
                  13 * Math.min(1, Math.max(0, frame / each - index + 0.2))
                }
                height="2.4"
                fill={ground}
              />
            </g>
          ))}
        </svg>
        <rect
          x="48"
          y="5"
          width="208"
          height="350"
          rx="34"
          fill="none"
          stroke={ground}
          strokeWidth="24"
        />
        <rect
          x="56"
          y="13"
          width="192"
          height="334"
          rx="22"
          fill="none"
          stroke={dark}
          strokeWidth="9"
        />
      </svg>
    </AbsoluteFill>
  );
};
