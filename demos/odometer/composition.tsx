import '@fontsource/barlow-condensed/latin-600.css';
import {zColor} from '@remotion/zod-types';
import {
  AbsoluteFill,
  Easing,
  interpolate,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  from: z.number().int().min(0).max(999999),
  to: z.number().int().min(0).max(999999),
  label: z.string().max(30),
  dash: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  from: 99860,
  to: 100217,
  label: 'kilometers without a plan',
  dash: '#7c1f2b',
};

export const Odometer = ({from, to, label, dash}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height, durationInFrames} = useVideoConfig();
  // Six wheels in their case are 402 units wide.
  const unit = Math.min(width / 430, height / 360);
  const value = interpolate(frame, [12, durationInFrames - 24], [from, to], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
    easing: Easing.bezier(0.5, 0, 0.1, 1),
  });
  const cell = {width: 60 * unit, height: 94 * unit};

  return (
    <AbsoluteFill
      style={{
        backgroundColor: dash,
        backgroundImage: `radial-gradient(circle at 50% 20%, rgb(255 255 255 / 0.22), transparent 60%), repeating-linear-gradient(90deg, rgb(0 0 0 / 0.08) 0 ${2 * unit}px, transparent ${2 * unit}px ${8 * unit}px)`,
        justifyContent: 'center',
        alignItems: 'center',
      }}
    >
      <div
        style={{
          padding: 10 * unit,
          borderRadius: 18 * unit,
          background: 'linear-gradient(#f6f3ec, #8e8a83 45%, #dedad2)',
          boxShadow: `0 ${12 * unit}px ${24 * unit}px rgb(30 0 5 / 0.55)`,
        }}
      >
        <div
          style={{
            display: 'flex',
            gap: 2 * unit,
            padding: 6 * unit,
            borderRadius: 10 * unit,
            backgroundColor: '#050505',
          }}
        >
          {[5, 4, 3, 2, 1, 0].map((place) => {
            const whole = Math.floor(value / 10 ** place);
            // A wheel waits until all wheels to its right pass from 9 to 0, and turns with them.
            const carry =
              place === 0
                ? value % 1
                : Math.max(0, (value % 10 ** place) - (10 ** place - 1));
            const last = place === 0;
            return (
              <div
                key={place}
                style={{
                  ...cell,
                  position: 'relative',
                  overflow: 'hidden',
                  borderRadius: 3 * unit,
                  backgroundColor: last ? '#e9e4d8' : '#17181a',
                  color: last ? '#a8202c' : '#f4efe4',
                  font: `600 ${78 * unit}px/${94 * unit}px Barlow Condensed, sans-serif`,
                  textAlign: 'center',
                }}
              >
                {[-1, 0, 1, 2].map((step) => (
                  <div
                    key={step}
                    style={{
                      position: 'absolute',
                      width: '100%',
                      top: (carry - step) * cell.height,
                    }}
                  >
                    {(((whole + step) % 10) + 10) % 10}
                  </div>
                ))}
                <AbsoluteFill
                  style={{
                    background:
                      'linear-gradient(rgb(0 0 0 / 0.75), transparent 30%, rgb(255 255 255 / 0.12) 48%, transparent 66%, rgb(0 0 0 / 0.75))',
                  }}
                />
              </div>
            );
          })}
        </div>
      </div>
      <div
        style={{
          font: `600 ${24 * unit}px/1.3 Barlow Condensed, sans-serif`,
          color: '#ffe9dc',
          letterSpacing: '0.06em',
          textTransform: 'uppercase',
          marginTop: 22 * unit,
        }}
      >
        {label}
      </div>
    </AbsoluteFill>
  );
};
