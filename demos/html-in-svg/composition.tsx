import {AbsoluteFill, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  label: z.string().max(18),
  swing: z.number().int().min(0).max(30),
});

export const defaultProps: z.infer<typeof schema> = {
  label: 'HTML in SVG',
  swing: 10,
};

export const Sign = ({label, swing}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const angle = Math.sin((frame / 60) * 2 * Math.PI) * swing;

  return (
    <AbsoluteFill style={{backgroundColor: '#15262b'}}>
      <svg viewBox="0 0 640 360">
        <circle cx={320} cy={22} r={9} fill="#8ca0a6" />
        <g transform={`rotate(${angle} 320 22)`}>
          <path
            d="M320 22L140 130M320 22L500 130"
            stroke="#8ca0a6"
            strokeWidth={4}
          />
          <foreignObject x={110} y={128} width={420} height={160}>
            <div
              style={{
                height: 160,
                display: 'grid',
                placeItems: 'center',
                borderRadius: 24,
                backgroundColor: '#ff6f42',
                color: '#15262b',
                font: '600 54px Instrument Sans Variable, sans-serif',
              }}
            >
              {label}
            </div>
          </foreignObject>
        </g>
      </svg>
    </AbsoluteFill>
  );
};
