import {AbsoluteFill, interpolate, random, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  functions: z.number().int().min(2).max(12),
});

export const defaultProps: z.infer<typeof schema> = {
  functions: 6,
};

const [left, top, width, height] = [56, 40, 528, 212];

export const RenderInParts = ({functions}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const parts = Array.from({length: functions}, (_, index) => {
    const end = 50 + random(`part-${index}`) * 35;
    return interpolate(frame, [8, end], [0, 1], {
      extrapolateLeft: 'clamp',
      extrapolateRight: 'clamp',
    });
  });
  const total = parts.reduce((sum, part) => sum + part, 0) / functions;
  const gap = interpolate(frame, [88, 100], [10, 0], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const each = width / functions;

  return (
    <AbsoluteFill style={{backgroundColor: '#0e4a4f'}}>
      <svg viewBox="0 0 640 360">
        {parts.map((part, index) => {
          const x = left + index * each + gap / 2;
          return (
            <svg
              key={index}
              x={x}
              y={top}
              width={each - gap}
              height={height}
              viewBox={`${index * each + gap / 2} 0 ${each - gap} ${height}`}
            >
              <rect width={width} height={height} fill="#0a383d" />
              <svg
                x={index * each}
                width={each * part}
                height={height}
                viewBox={`${index * each} 0 ${each * part || 1} ${height}`}
              >
                <rect width={width} height={height} fill="#ffb866" />
                <circle cx={370} cy={92} r={54} fill="#fff0cf" />
                <path
                  d="M-20 212 110 62 190 150 262 84 400 212z"
                  fill="#e0634a"
                />
                <path
                  d="M150 212 330 130 420 168 560 104V220H150z"
                  fill="#b23a48"
                />
                <path
                  d="M0 180Q130 150 264 184T528 176V212H0z"
                  fill="#5f2543"
                />
              </svg>
            </svg>
          );
        })}
      </svg>
      <div
        style={{
          position: 'absolute',
          inset: `272px ${left}px auto`,
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'baseline',
          color: '#fff0cf',
          font: '700 38px Instrument Sans Variable, sans-serif',
        }}
      >
        {total < 1 ? 'Rendering' : 'video.mp4'}
        <span style={{font: '500 26px JetBrains Mono Variable, monospace'}}>
          {Math.round(total * 100)} %, {functions} functions
        </span>
      </div>
    </AbsoluteFill>
  );
};
