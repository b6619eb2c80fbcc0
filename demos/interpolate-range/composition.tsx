import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  peak: z.number().int().min(60).max(280),
  smooth: z.boolean(),
});

export const defaultProps: z.infer<typeof schema> = {
  peak: 250,
  smooth: true,
};

export const FiveStops = ({peak, smooth}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const stops = [0, 25, 55, 80, 119];
  const heights = [40, peak, 120, 220, 60];
  const easing = smooth ? Easing.inOut(Easing.sin) : Easing.linear;
  const x = (at: number) => 50 + at * 4.5;
  const y = (at: number) => 330 - interpolate(at, stops, heights, {easing});
  const line = Array.from({length: 120}, (_, at) => `${x(at)},${y(at)}`).join(
    ' ',
  );

  return (
    <AbsoluteFill style={{backgroundColor: '#18223f'}}>
      <svg viewBox="0 0 640 360" fill="none">
        {stops.map((stop, index) => (
          <path
            key={stop}
            d={`M${x(stop)} 330V${330 - (heights[index] ?? 0)}`}
            stroke="#37446a"
            strokeWidth={3}
          />
        ))}
        <polyline points={line} stroke="#5cd0c5" strokeWidth={4} />
        {stops.map((stop, index) => (
          <circle
            key={stop}
            cx={x(stop)}
            cy={330 - (heights[index] ?? 0)}
            r={8}
            fill={frame >= stop ? '#5cd0c5' : '#37446a'}
          />
        ))}
        <circle cx={x(frame)} cy={y(frame)} r={19} fill="#ff6f42" />
      </svg>
    </AbsoluteFill>
  );
};
