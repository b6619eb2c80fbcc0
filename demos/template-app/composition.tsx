import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  name: z.string().max(14),
});

export const defaultProps: z.infer<typeof schema> = {
  name: 'Ada',
};

const balloons = ['#f2545b', '#f7b32b', '#2f9c95', '#5b5ea6'];

export const App = ({name}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const typed = name.slice(0, Math.max(0, Math.floor((frame - 12) / 6)));
  const scale = spring({
    frame: frame - 12 - typed.length * 6,
    fps,
    config: {damping: 10},
  });

  return (
    <AbsoluteFill style={{backgroundColor: '#d9d3f0'}}>
      <div
        style={{
          position: 'absolute',
          inset: '38px 256px 38px 24px',
          borderRadius: 16,
          overflow: 'hidden',
          background: 'linear-gradient(#8fd3f4, #fbe3c2)',
        }}
      >
        <svg viewBox="0 0 360 284" style={{position: 'absolute'}}>
          {balloons.map((color, index) => {
            const x = 52 + index * 86;
            const y = 92 + (index % 2) * 28 + Math.sin(frame / 14 + index) * 8;
            return (
              <g key={color}>
                <path
                  d={`M${x} ${y + 44}Q${x + 10} ${y + 58} ${x} ${y + 76}`}
                  fill="none"
                  stroke="#4a4466"
                  strokeWidth={2}
                />
                <ellipse cx={x} cy={y} rx={36} ry={44} fill={color} />
                <ellipse cx={x - 12} cy={y - 16} rx={8} ry={12} fill="#fff8" />
              </g>
            );
          })}
        </svg>
        <div
          style={{
            position: 'absolute',
            bottom: 36,
            width: '100%',
            textAlign: 'center',
            color: '#2a2440',
            font: '800 58px Instrument Sans Variable, sans-serif',
            scale: String(0.9 + scale * 0.1),
          }}
        >
          Hi {typed || '…'}!
        </div>
        <div
          style={{
            position: 'absolute',
            left: 0,
            bottom: 0,
            height: 10,
            width: `${((frame % 60) / 60) * 100}%`,
            backgroundColor: '#f2545b',
          }}
        />
      </div>
      <div
        style={{
          position: 'absolute',
          inset: '38px 24px 38px 408px',
          padding: 22,
          borderRadius: 16,
          backgroundColor: '#fbf9ff',
          color: '#5c5577',
          font: '600 22px Instrument Sans Variable, sans-serif',
        }}
      >
        Name
        <div
          style={{
            margin: '8px 0 22px',
            padding: '11px 14px',
            border: '3px solid #5b5ea6',
            borderRadius: 10,
            color: '#2a2440',
            minHeight: 28,
          }}
        >
          {typed}
          {frame % 20 < 10 ? '|' : ''}
        </div>
        <div
          style={{
            padding: 14,
            borderRadius: 10,
            textAlign: 'center',
            backgroundColor: '#5b5ea6',
            color: '#fbf9ff',
          }}
        >
          Render video
        </div>
      </div>
    </AbsoluteFill>
  );
};
