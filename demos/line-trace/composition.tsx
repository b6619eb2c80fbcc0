import '@fontsource/courier-prime/latin-400.css';
import {getLength, getPointAtLength} from '@remotion/paths';
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
  title: z.string().max(34),
  unitName: z.string().max(6),
  smooth: z.number().min(0).max(0.5),
  line: zColor(),
  paper: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  title: 'Bread sold, by the hour',
  unitName: 'kg',
  smooth: 0.42,
  line: '#d7263d',
  paper: '#fffdf2',
};

const values = [8, 34, 61, 44, 39, 72, 58, 30, 26, 53, 88, 64, 22];

export const LineTrace = ({
  title,
  unitName,
  smooth,
  line,
  paper,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height, durationInFrames} = useVideoConfig();
  const unit = Math.min(width, height) / 360;
  const box = {
    left: width * 0.09,
    right: width * 0.94,
    top: height * 0.24,
    bottom: height * 0.86,
  };
  const x = (index: number) =>
    interpolate(index, [0, values.length - 1], [box.left, box.right]);
  const y = (value: number) =>
    interpolate(value, [0, 100], [box.bottom, box.top]);
  const step = (box.right - box.left) / (values.length - 1);
  const d = values
    .map((value, index) => {
      if (index === 0) return `M ${x(0)} ${y(value)}`;
      const before = values[index - 1] ?? value;
      return `C ${x(index - 1) + step * smooth} ${y(before)} ${x(index) - step * smooth} ${y(value)} ${x(index)} ${y(value)}`;
    })
    .join(' ');
  const length = getLength(d);
  const part = interpolate(frame, [12, durationInFrames - 34], [0, 1], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
    easing: Easing.inOut(Easing.quad),
  });
  const tip = getPointAtLength(d, length * part);
  const shown = interpolate(tip.y, [box.top, box.bottom], [100, 0]);
  const hour =
    7 + ((tip.x - box.left) / (box.right - box.left)) * (values.length - 1);
  const right = tip.x > width * 0.8;
  const text = {
    fontFamily: 'Courier Prime, monospace',
    fill: '#223044',
  } as const;

  return (
    <AbsoluteFill style={{backgroundColor: paper}}>
      <svg width={width} height={height}>
        <clipPath id="trace-drawn">
          <rect width={tip.x} height={height} />
        </clipPath>
        {Array.from({length: 60}, (_, index) => (
          <path
            key={index}
            d={`M${index * 18 * unit} 0V${height}M0 ${index * 18 * unit}H${width}`}
            stroke="#bcd7e6"
            strokeWidth={(index % 5 ? 0.6 : 1.3) * unit}
          />
        ))}
        <text
          x={box.left}
          y={height * 0.24 - 34 * unit}
          fontSize={Math.min(26 * unit, (width * 1.4) / title.length)}
          {...text}
        >
          {title}
        </text>
        {[0, 50, 100].map((value) => (
          <g key={value}>
            <path
              d={`M${box.left} ${y(value)}H${box.right}`}
              stroke="#223044"
              strokeWidth={unit}
              strokeDasharray={value ? `${3 * unit} ${4 * unit}` : undefined}
            />
            <text
              x={box.left - 7 * unit}
              y={y(value) + 4 * unit}
              textAnchor="end"
              fontSize={14 * unit}
              {...text}
            >
              {value}
            </text>
          </g>
        ))}
        {values.map((_, index) =>
          index % 3 ? null : (
            <text
              key={index}
              x={x(index)}
              y={box.bottom + 20 * unit}
              textAnchor="middle"
              fontSize={14 * unit}
              {...text}
            >{`${7 + index}:00`}</text>
          ),
        )}
        <path
          d={`${d} V ${box.bottom} H ${box.left} Z`}
          fill={line}
          opacity="0.13"
          clipPath="url(#trace-drawn)"
        />
        <path
          d={d}
          fill="none"
          stroke={line}
          strokeWidth={4 * unit}
          strokeLinecap="round"
          strokeDasharray={`${length * part} ${length}`}
        />
        <path
          d={`M${tip.x} ${tip.y}V${box.bottom}`}
          stroke={line}
          strokeWidth={1.4 * unit}
        />
        <circle
          cx={tip.x}
          cy={tip.y}
          r={8 * unit}
          fill={paper}
          stroke={line}
          strokeWidth={4 * unit}
        />
        <g
          transform={`translate(${tip.x + (right ? -102 : 14) * unit} ${Math.max(tip.y - 48 * unit, 6 * unit)})`}
        >
          <rect
            width={88 * unit}
            height={42 * unit}
            rx={3 * unit}
            fill="#223044"
          />
          <text
            x={9 * unit}
            y={21 * unit}
            fontSize={19 * unit}
            fontFamily="Courier Prime, monospace"
            fill="#fffdf2"
          >{`${Math.round(shown)} ${unitName}`}</text>
          <text
            x={9 * unit}
            y={35 * unit}
            fontSize={12 * unit}
            fontFamily="Courier Prime, monospace"
            fill="#bcd7e6"
          >{`at ${Math.floor(hour)}:${String(Math.floor((hour % 1) * 4) * 15).padStart(2, '0')}`}</text>
        </g>
      </svg>
    </AbsoluteFill>
  );
};
