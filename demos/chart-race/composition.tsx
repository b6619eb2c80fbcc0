import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  firstYear: z.number().int().min(1990).max(2022),
});

export const defaultProps: z.infer<typeof schema> = {
  firstYear: 2018,
};

const racers = [
  {name: 'Oak', color: '#5cd0c5', values: [60, 66, 70, 72, 75]},
  {name: 'Pine', color: '#ff6f42', values: [20, 38, 62, 88, 118]},
  {name: 'Birch', color: '#f4d58d', values: [44, 58, 66, 94, 99]},
  {name: 'Elm', color: '#2b9c92', values: [52, 47, 40, 36, 30]},
];

export const Race = ({firstYear}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const time = (frame / 149) * 4;
  const valueAt = (values: number[], at: number) =>
    interpolate(at, [0, 1, 2, 3, 4], values, {extrapolateLeft: 'clamp'});
  // A bar's place is the number of others ahead. Near a tie they count in part, so bars glide past.
  const place = (values: number[]) =>
    racers.reduce((sum, other) => {
      const lead = valueAt(other.values, time) - valueAt(values, time);
      return other.values === values
        ? sum
        : sum +
            interpolate(lead, [-3, 3], [0, 1], {
              extrapolateLeft: 'clamp',
              extrapolateRight: 'clamp',
            });
    }, 0);

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#15262b',
        font: '500 30px/58px Instrument Sans Variable, sans-serif',
      }}
    >
      {racers.map(({name, color, values}) => (
        <div
          key={name}
          style={{
            position: 'absolute',
            left: 40,
            top: 30 + place(values) * 74,
            display: 'flex',
            gap: 18,
            color: '#eef3f3',
          }}
        >
          <div style={{width: 80}}>{name}</div>
          <div
            style={{
              width: valueAt(values, time) * 3.2,
              height: 58,
              borderRadius: 12,
              backgroundColor: color,
            }}
          />
          <div style={{fontVariantNumeric: 'tabular-nums', color: '#8ca0a6'}}>
            {Math.round(valueAt(values, time))}
          </div>
        </div>
      ))}
      <div
        style={{
          position: 'absolute',
          right: 40,
          bottom: 24,
          color: '#3d565d',
          font: '600 56px/1 JetBrains Mono Variable, monospace',
        }}
      >
        {firstYear + Math.round(time)}
      </div>
    </AbsoluteFill>
  );
};
