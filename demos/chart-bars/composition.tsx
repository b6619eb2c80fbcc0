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
        background:
          'repeating-linear-gradient(#fbf3e4 0 53px, #e6d8bd 53px 54px)',
        justifyContent: 'center',
        alignItems: 'flex-end',
        gap: 22,
        paddingBottom: 26,
      }}
    >
      {data.map(({day, value}, index) => {
        const grown = spring({
          frame,
          fps,
          delay: index * stagger,
          config: {damping},
        });
        return (
          <div
            key={day}
            style={{
              width: 92,
              textAlign: 'center',
              color: '#6b4f2a',
              font: '600 24px Instrument Sans Variable, sans-serif',
            }}
          >
            <div style={{opacity: grown, fontSize: 30, color: '#2b1d0c'}}>
              {Math.round(value * grown)}
            </div>
            <div
              style={{
                height: Math.max(0, value * 2.6 * grown),
                margin: '6px 0 10px',
                borderBottom: '4px solid #2b1d0c',
                background:
                  value === highest
                    ? '#c1121f'
                    : 'repeating-linear-gradient(135deg, #2b4c7e 0 6px, #3d639c 6px 12px)',
              }}
            />
            {day}
          </div>
        );
      })}
    </AbsoluteFill>
  );
};
