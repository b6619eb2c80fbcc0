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
  word: z.string().max(9),
  scaleLabel: z.string().max(24),
  paper: zColor(),
  line: zColor(),
  pace: z.number().min(0.5).max(2),
});

export const defaultProps: z.infer<typeof schema> = {
  word: 'Chair',
  scaleLabel: 'Sheet 3, scale 1:5',
  paper: '#1c4a86',
  line: '#e8f1ff',
  pace: 1,
};

export const BlueprintTitle = ({
  word,
  scaleLabel,
  paper,
  line,
  pace,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height} = useVideoConfig();
  const draw = (start: number, end: number) =>
    interpolate(frame * pace, [start, end], [0, 1], {
      extrapolateLeft: 'clamp',
      extrapolateRight: 'clamp',
      easing: Easing.inOut(Easing.quad),
    });
  const size = Math.min(150, 900 / Math.max(word.length, 4));
  const [left, right, base, top] = [70, 570, 222, 222 - size * 0.72];
  // One unit long: the dash then is the part of the line that is drawn.
  const stroke = (part: number) => ({
    pathLength: 1,
    strokeDasharray: `${part} 1.01`,
    strokeDashoffset: 0,
  });
  const arrow = (x: number, way: number) => `M${x} 284l${way * 9} -4v8z`;

  return (
    <AbsoluteFill style={{backgroundColor: paper}}>
      <svg
        viewBox="0 0 640 360"
        width={width}
        height={height}
        fill="none"
        stroke={line}
      >
        <defs>
          <pattern
            id="grid"
            width="16"
            height="16"
            patternUnits="userSpaceOnUse"
          >
            <path d="M16 0H0V16" strokeWidth={0.5} opacity={0.35} />
          </pattern>
        </defs>
        <rect width="640" height="360" fill="url(#grid)" stroke="none" />
        <rect
          x={16}
          y={16}
          width={608}
          height={328}
          strokeWidth={1.5}
          {...stroke(draw(0, 26))}
        />
        <g strokeWidth={1.1} opacity={0.85}>
          <path d={`M30 ${base}H610`} {...stroke(draw(8, 26))} />
          <path d={`M30 ${top}H610`} {...stroke(draw(12, 30))} />
          <path
            d={`M${left} 60V300M${right} 60V300`}
            {...stroke(draw(16, 34))}
          />
          <circle
            cx={320}
            cy={(base + top) / 2}
            r={118}
            {...stroke(draw(20, 52))}
          />
          <path
            d={`M${left} ${base}L${right} ${top}M${left} ${top}L${right} ${base}`}
            {...stroke(draw(26, 54))}
          />
        </g>
        <text
          x={320}
          y={base}
          textAnchor="middle"
          fontFamily="Instrument Sans Variable, sans-serif"
          fontWeight={700}
          fontSize={size}
          textLength={right - left}
          lengthAdjust="spacingAndGlyphs"
          strokeWidth={1.6}
          strokeDasharray={`${draw(34, 76) * 600} 600`}
          fill={line}
          fillOpacity={draw(72, 88) * 0.92}
        >
          {word}
        </text>
        <g
          fill={line}
          stroke="none"
          fontFamily="JetBrains Mono Variable, monospace"
          fontSize={13}
          opacity={draw(56, 66)}
        >
          <path d={`${arrow(left, 1)}${arrow(right, -1)}`} />
          <path
            d={`M${left} 284H${right}`}
            stroke={line}
            strokeWidth={1}
            {...stroke(draw(48, 64))}
          />
          <text x={320} y={302} textAnchor="middle">
            {`${Math.round(draw(50, 80) * (right - left))} mm`}
          </text>
          <text x={608} y={334} textAnchor="end">
            {scaleLabel}
          </text>
        </g>
      </svg>
    </AbsoluteFill>
  );
};
