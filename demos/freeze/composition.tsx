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
        stroke="#e3d2b1"
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
      <circle cx={160} cy={156} r={9} fill="#15262b" />
      <text
        x={160}
        y={316}
        fill="#7a6a50"
        fontFamily={'JetBrains Mono Variable, monospace'}
      >
        {label} {frame}
      </text>
    </svg>
  );
};

export const FreezeDemo = ({frame}: z.infer<typeof schema>) => (
  <AbsoluteFill style={{flexDirection: 'row', backgroundColor: '#fbf0dc'}}>
    <Clock color="#1fa99d" label="live" />
    <Freeze frame={frame}>
      <AbsoluteFill style={{left: 320}}>
        <Clock color="#ff6f42" label="frozen" />
      </AbsoluteFill>
    </Freeze>
  </AbsoluteFill>
);
