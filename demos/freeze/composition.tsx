import {AbsoluteFill, Freeze, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  frame: z.number().int().min(0).max(119),
});

export const defaultProps: z.infer<typeof schema> = {
  frame: 25,
};

const Clock = ({color, label}: {color: string; label: string}) => {
  const frame = useCurrentFrame();
  return (
    <svg viewBox="0 0 320 360" width={320} fontSize={26} textAnchor="middle">
      <circle
        cx={160}
        cy={156}
        r={104}
        fill="none"
        stroke="#31484f"
        strokeWidth={6}
      />
      <circle
        cx={160}
        cy={156}
        r={104}
        fill="none"
        stroke={color}
        strokeWidth={6}
        pathLength={120}
        strokeDasharray={`${frame} 120`}
        transform="rotate(-90 160 156)"
      />
      <path
        d="M160 156V76"
        stroke={color}
        strokeWidth={8}
        strokeLinecap="round"
        transform={`rotate(${frame * 3} 160 156)`}
      />
      <circle cx={160} cy={156} r={9} fill="#eef3f3" />
      <text
        x={160}
        y={316}
        fill="#8ca0a6"
        fontFamily={'JetBrains Mono Variable, monospace'}
      >
        {label} {frame}
      </text>
    </svg>
  );
};

export const FreezeDemo = ({frame}: z.infer<typeof schema>) => (
  <AbsoluteFill style={{flexDirection: 'row', backgroundColor: '#15262b'}}>
    <Clock color="#5cd0c5" label="live" />
    <Freeze frame={frame}>
      <AbsoluteFill style={{left: 320}}>
        <Clock color="#ff6f42" label="frozen" />
      </AbsoluteFill>
    </Freeze>
  </AbsoluteFill>
);
