import {getLength, getPointAtLength, getTangentAtLength} from '@remotion/paths';
import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  text: z.string().max(20),
  spacing: z.number().int().min(24).max(50),
});

export const defaultProps: z.infer<typeof schema> = {
  text: 'down the river',
  spacing: 36,
};

const river = 'M-60 120C120 20 160 330 330 230S520 60 720 200';
const length = getLength(river);

export const TextOnPath = ({text, spacing}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const start = interpolate(
    frame,
    [0, 119],
    [10, length - text.length * spacing],
  );

  return (
    <AbsoluteFill style={{backgroundColor: '#2a231b'}}>
      <svg viewBox="0 0 640 360">
        <path d={river} fill="none" stroke="#12494b" strokeWidth={76} />
        {text.split('').map((letter, index) => {
          const at = Math.min(length - 1, Math.max(1, start + index * spacing));
          const {x, y} = getPointAtLength(river, at);
          const tangent = getTangentAtLength(river, at);
          const angle = (Math.atan2(tangent.y, tangent.x) * 180) / Math.PI;
          return (
            <text
              key={index}
              transform={`translate(${x} ${y}) rotate(${angle})`}
              y={16}
              textAnchor="middle"
              fill="#eef3f3"
              fontSize={50}
              fontWeight={600}
              fontFamily={'Instrument Sans Variable, sans-serif'}
            >
              {letter}
            </text>
          );
        })}
      </svg>
    </AbsoluteFill>
  );
};
