import {
  AbsoluteFill,
  Easing,
  IFrame,
  interpolate,
  staticFile,
  useCurrentFrame,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  hour: z.number().int().min(0).max(23),
  scroll: z.number().int().min(0).max(260),
});

export const defaultProps: z.infer<typeof schema> = {
  hour: 18,
  scroll: 250,
};

export const BrowserWindow = ({hour, scroll}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const tilt = interpolate(frame, [0, 45], [24, 0], {
    easing: Easing.out(Easing.cubic),
    extrapolateRight: 'clamp',
  });
  const y = interpolate(frame, [50, 95, 115, 148], [0, scroll, scroll, 0], {
    easing: Easing.inOut(Easing.cubic),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const src = `${staticFile('demos/media/valley.html')}?hour=${hour}`;

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#15262b',
        placeContent: 'center',
        alignItems: 'center',
      }}
    >
      <div
        style={{
          width: 560,
          height: 316,
          overflow: 'hidden',
          borderRadius: 14,
          backgroundColor: '#31484f',
          transform: `perspective(1000px) rotateX(${tilt}deg) scale(${1 - tilt / 120})`,
        }}
      >
        <div
          style={{
            font: '16px/36px Instrument Sans Variable, sans-serif',
            color: '#8ca0a6',
          }}
        >
          <span style={{margin: '0 14px', letterSpacing: 4, color: '#ff6f42'}}>
            ●●●
          </span>
          valley.html?hour={hour}
        </div>
        <div style={{height: 280, overflow: 'hidden'}}>
          <IFrame
            key={src}
            src={src}
            title="Website of a lodge"
            tabIndex={-1}
            style={{
              width: 560,
              height: 540,
              border: 0,
              pointerEvents: 'none',
              transform: `translateY(${-y}px)`,
            }}
          />
        </div>
      </div>
    </AbsoluteFill>
  );
};
