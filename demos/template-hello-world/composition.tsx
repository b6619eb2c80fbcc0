import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  title: z.string().max(24),
  subtitle: z.string().max(40),
});

export const defaultProps: z.infer<typeof schema> = {
  title: 'Hello, world',
  subtitle: 'Edit the code and save',
};

export const HelloWorld = ({title, subtitle}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const pop = (delay: number, damping = 14) =>
    spring({frame, fps, delay, config: {damping}});
  const moonTurn = frame / 26;

  return (
    <AbsoluteFill style={{backgroundColor: '#1d3b78'}}>
      <svg viewBox="0 0 640 360" style={{position: 'absolute'}} fill="none">
        <circle cx={320} cy={410} r={330} fill="#27498c" />
        <circle cx={320} cy={430} r={250} fill="#3158a1" />
        <g transform={`translate(320 116) scale(${pop(0)})`}>
          <circle r={76} fill="#5cd0c5" />
          <g stroke="#1d3b78" strokeWidth={4}>
            {[0, 1, 2, 3].map((line) => {
              const turn = frame / 40 + (line / 4) * Math.PI;
              const rx = Math.abs(76 * Math.cos(turn));
              return <ellipse key={line} rx={rx} ry={76} />;
            })}
            <path d="M-76 0H76M-64-40H64M-64 40H64" />
          </g>
          <circle r={76} stroke="#eefaf6" strokeWidth={6} />
          <circle
            cx={Math.cos(moonTurn) * 116}
            cy={Math.sin(moonTurn) * 34}
            r={15}
            fill="#ff8a5c"
          />
        </g>
      </svg>
      <div
        style={{
          position: 'absolute',
          top: 212,
          width: '100%',
          textAlign: 'center',
          color: '#fff3dc',
          font: '700 66px/1.1 Instrument Sans Variable, sans-serif',
        }}
      >
        {title.split(' ').map((word, index) => (
          <span
            key={index}
            style={{
              display: 'inline-block',
              margin: '0 10px',
              scale: String(pop(18 + index * 8, 11)),
            }}
          >
            {word}
          </span>
        ))}
        <div
          style={{
            marginTop: 12,
            fontWeight: 500,
            fontSize: 24,
            color: '#c3d5f5',
            opacity: pop(44),
          }}
        >
          {subtitle}
        </div>
      </div>
    </AbsoluteFill>
  );
};
