import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  direction: z.enum(['in', 'out', 'inOut']),
});

export const defaultProps: z.infer<typeof schema> = {
  direction: 'inOut',
};

const curves = {
  linear: Easing.linear,
  quad: Easing.quad,
  cubic: Easing.cubic,
  circle: Easing.circle,
  exp: Easing.exp,
  back: Easing.back(1.7),
};

export const EasingRace = ({direction}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#261d38',
        padding: '30px 48px',
        justifyContent: 'space-around',
      }}
    >
      {Object.entries(curves).map(([name, curve]) => {
        const x = interpolate(frame, [10, 75], [0, 396], {
          easing: Easing[direction](curve),
          extrapolateLeft: 'clamp',
          extrapolateRight: 'clamp',
        });
        return (
          <div
            key={name}
            style={{display: 'flex', alignItems: 'center', color: '#a79bbf'}}
          >
            <div
              style={{
                width: 104,
                fontSize: 24,
                fontFamily: 'Instrument Sans Variable, sans-serif',
              }}
            >
              {name}
            </div>
            <div
              style={{
                width: 440,
                height: 4,
                borderRadius: 2,
                backgroundColor: '#463a5e',
              }}
            >
              <div
                style={{
                  width: 44,
                  height: 30,
                  marginTop: -13,
                  borderRadius: 8,
                  backgroundColor: name === 'linear' ? '#5cd0c5' : '#ff6f42',
                  translate: `${x}px 0`,
                }}
              />
            </div>
          </div>
        );
      })}
    </AbsoluteFill>
  );
};
