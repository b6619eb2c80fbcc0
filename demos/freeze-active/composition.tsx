import {AbsoluteFill, Freeze, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  from: z.number().int().min(0).max(110),
  to: z.number().int().min(10).max(119),
});

export const defaultProps: z.infer<typeof schema> = {
  from: 40,
  to: 80,
};

const Vinyl = ({held}: {held: boolean}) => {
  const frame = useCurrentFrame();
  return (
    <svg viewBox="0 0 640 360" fill="none">
      <g transform={`translate(290 180) rotate(${frame * 6})`}>
        <circle r={150} fill="#24393f" />
        {[132, 116, 100, 84].map((r) => (
          <circle key={r} r={r} stroke="#15262b" strokeWidth={3} />
        ))}
        <path
          d="M0 -146A146 146 0 0 1 103 -103L73 -73A103 103 0 0 0 0 -103Z"
          fill="#24424a"
        />
        <circle r={54} fill={held ? '#5cd0c5' : '#ff6f42'} />
        <rect x={-6} y={-44} width={12} height={20} rx={4} fill="#15262b" />
      </g>
      <path
        d="M520 60L500 210L400 250"
        stroke="#8ca0a6"
        strokeWidth={9}
        strokeLinecap="round"
        transform={held ? 'rotate(-12 520 60)' : ''}
      />
      <circle cx={520} cy={60} r={22} fill="#8ca0a6" />
    </svg>
  );
};

export const Hold = ({from, to}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const held = frame >= from && frame < to;
  return (
    <AbsoluteFill style={{backgroundColor: '#fbf0dc'}}>
      <Freeze frame={from} active={held}>
        <Vinyl held={held} />
      </Freeze>
    </AbsoluteFill>
  );
};
