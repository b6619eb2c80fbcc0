import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  from: z.number().int().min(0).max(40),
  to: z.number().int().min(50).max(89),
  extrapolate: z.enum(['clamp', 'extend', 'wrap']),
});

export const defaultProps: z.infer<typeof schema> = {
  from: 20,
  to: 70,
  extrapolate: 'clamp',
};

export const Interpolate = ({
  from,
  to,
  extrapolate,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const x = interpolate(frame, [from, to], [160, 480], {
    extrapolateLeft: extrapolate,
    extrapolateRight: extrapolate,
  });
  const ruler = (at: number) => 60 + (at / 89) * 520;

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#18223f',
        fontFamily: 'JetBrains Mono Variable, monospace',
      }}
    >
      <svg viewBox="0 0 640 360">
        <path
          d={`M${ruler(from)} 92L160 250M${ruler(to)} 92L480 250`}
          stroke="#37446a"
          strokeWidth={2}
        />
        <path
          d="M60 92H580M60 250H580"
          stroke="#37446a"
          strokeWidth={4}
          strokeLinecap="round"
        />
        <path
          d={`M${ruler(from)} 92H${ruler(to)}M160 250H480`}
          stroke="#5cd0c5"
          strokeWidth={6}
        />
        <path
          d={`M${ruler(frame)} 92L${x} 250`}
          stroke="#ff6f42"
          strokeWidth={3}
          strokeDasharray="2 8"
        />
        <circle cx={ruler(frame)} cy={92} r={9} fill="#eef3f3" />
        <circle cx={x} cy={250} r={26} fill="#ff6f42" />
        <g fontSize={24} fill="#97a3c4">
          <text x={60} y={58}>
            frame {frame}
          </text>
          <text x={60} y={318}>
            x {Math.round(x)}
          </text>
        </g>
      </svg>
    </AbsoluteFill>
  );
};
