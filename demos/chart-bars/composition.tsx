import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  stagger: z.number().int().min(0).max(12),
  damping: z.number().int().min(6).max(100),
});

export const defaultProps: z.infer<typeof schema> = {
  stagger: 5,
  damping: 16,
};

const data = [
  {day: 'Mon', value: 42},
  {day: 'Tue', value: 58},
  {day: 'Wed', value: 36},
  {day: 'Thu', value: 81},
  {day: 'Fri', value: 64},
];
const highest = Math.max(...data.map(({value}) => value));

export const Bars = ({stagger, damping}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();

  return (
    <AbsoluteFill
      style={{
        flexDirection: 'row',
        backgroundColor: '#0b1315',
        justifyContent: 'center',
        alignItems: 'flex-end',
        gap: 28,
        paddingBottom: 30,
      }}
    >
      {data.map(({day, value}, index) => {
        const grown = spring({frame, fps, delay: index * stagger, config: {damping}});
        return (
          <div
            key={day}
            style={{
              width: 84,
              textAlign: 'center',
              color: '#8ca0a6',
              font: '500 26px Instrument Sans Variable, sans-serif',
            }}
          >
            <div style={{opacity: grown, color: '#eef3f3'}}>{Math.round(value * grown)}</div>
            <div
              style={{
                height: Math.max(0, value * 2.7 * grown),
                margin: '8px 0',
                borderRadius: 12,
                backgroundColor: value === highest ? '#ff6f42' : '#5cd0c5',
              }}
            />
            {day}
          </div>
        );
      })}
    </AbsoluteFill>
  );
};
