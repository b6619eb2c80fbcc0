import {zColor} from '@remotion/zod-types';
import {
  AbsoluteFill,
  interpolate,
  random,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  project: z.string().max(16),
  command: z.string().max(26),
  typing: z.number().min(0.3).max(2),
  prompt: zColor(),
  ground: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  project: 'beehive',
  command: 'make honey --jars 12',
  typing: 0.7,
  prompt: '#ffb000',
  ground: '#f2b84b',
};

const steps = [
  'collect nectar',
  'fan the wings',
  'seal the comb',
  'label the jars',
];

export const TerminalRun = ({
  project,
  command,
  typing,
  prompt,
  ground,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height, fps} = useVideoConfig();
  const unit = Math.min(width, height) / 360;
  const tall = height > width;
  const start = 14;
  // Not every key takes equally long, but each takes the same time in every render.
  const keys = [...command].map(
    (_, index) => (0.5 + random(`key${index}`)) / typing,
  );
  let spent = start;
  const typed = keys.filter((time) => {
    spent += time;
    return spent <= frame;
  }).length;
  const entered = start + keys.reduce((sum, time) => sum + time, 0) + 8;
  const since = frame - entered;
  const bar = interpolate(since, [6, 20, 30, 62], [0, 0.36, 0.4, 1], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const enter = spring({frame, fps, config: {damping: 18}});
  const cells = tall ? 18 : 30;
  const line = {whiteSpace: 'pre', minHeight: '1.5em'} as const;

  return (
    <AbsoluteFill
      style={{
        backgroundColor: ground,
        justifyContent: 'center',
        alignItems: 'center',
      }}
    >
      <svg width={width} height={height} style={{position: 'absolute'}}>
        {Array.from({length: 60}, (_, index) => {
          const [column, row] = [index % 10, Math.floor(index / 10)];
          const r = 44 * unit;
          const [x, y] = [(column + (row % 2) * 0.5) * r * 1.74, row * r * 1.5];
          return (
            <path
              key={index}
              d={`M${Array.from({length: 6}, (__, side) => `${(x + Math.sin((side / 3) * Math.PI) * r * 0.93).toFixed(1)} ${(y + Math.cos((side / 3) * Math.PI) * r * 0.93).toFixed(1)}`).join('L')}Z`}
              fill="#fff"
              opacity={
                0.08 + 0.1 * Math.max(0, Math.sin(frame / 22 + index * 1.3))
              }
            />
          );
        })}
      </svg>
      <div
        style={{
          width: '88%',
          height: tall ? '62%' : '82%',
          borderRadius: 12 * unit,
          backgroundColor: '#1f1a14',
          color: '#f3e9d8',
          scale: String(0.9 + enter * 0.1),
          opacity: Math.min(1, enter * 2),
          boxShadow: `0 ${18 * unit}px ${40 * unit}px rgb(90 50 0 / 0.45)`,
          overflow: 'hidden',
          font: `450 ${(tall ? 15 : 18) * unit}px/1.5 JetBrains Mono Variable, monospace`,
        }}
      >
        <div
          style={{
            height: 32 * unit,
            backgroundColor: '#322a20',
            display: 'flex',
            alignItems: 'center',
            padding: `0 ${14 * unit}px`,
            fontSize: 14 * unit,
            color: '#b9a98e',
            gap: 8 * unit,
          }}
        >
          <svg viewBox="0 0 20 20" height={15 * unit}>
            <path d="M5 1.300h10L20 10l-5 8.700H5L0 10z" fill={prompt} />
          </svg>
          {project}
        </div>
        <div style={{padding: `${13 * unit}px ${18 * unit}px`}}>
          <div style={line}>
            <span style={{color: prompt, fontWeight: 700}}>{project} › </span>
            {command.slice(0, typed)}
            <span
              style={{
                backgroundColor: prompt,
                opacity:
                  since < 0 && (typed > 0 || Math.floor(frame / 9) % 2 === 0)
                    ? 1
                    : 0,
              }}
            >
              {' '}
            </span>
          </div>
          {steps.map((step, index) => {
            const from = 8 + index * 15;
            const done = since >= from + 11;
            const wheel = '|/-\\'[Math.floor(frame / 3) % 4];
            return (
              <div key={step} style={{...line, opacity: since >= from ? 1 : 0}}>
                <span style={{color: done ? '#8bd450' : prompt}}>
                  {done ? '+' : wheel}
                </span>{' '}
                {step}
                <span style={{color: '#8d7f69'}}>
                  {done ? `  ${(0.3 + random(step) * 1.9).toFixed(1)}s` : ''}
                </span>
              </div>
            );
          })}
          <div style={{...line, opacity: since >= 6 ? 1 : 0}}>
            <span style={{color: prompt}}>
              {'#'.repeat(Math.round(bar * cells))}
            </span>
            <span style={{color: '#4d4233'}}>
              {'-'.repeat(cells - Math.round(bar * cells))}
            </span>{' '}
            {String(Math.round(bar * 100)).padStart(3)}%
          </div>
          <div
            style={{...line, marginTop: 6 * unit, opacity: since >= 72 ? 1 : 0}}
          >
            <span
              style={{
                backgroundColor: '#8bd450',
                color: '#1f1a14',
                fontWeight: 700,
              }}
            >
              {' '}
              DONE{' '}
            </span>{' '}
            12 jars, 0 stings
          </div>
          <div style={{...line, opacity: since >= 80 ? 1 : 0}}>
            <span style={{color: prompt, fontWeight: 700}}>{project} › </span>
            <span
              style={{
                backgroundColor: prompt,
                opacity: Math.floor(frame / 9) % 2 ? 0 : 1,
              }}
            >
              {' '}
            </span>
          </div>
        </div>
      </div>
    </AbsoluteFill>
  );
};
