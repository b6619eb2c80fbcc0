import '@fontsource/dm-serif-display/latin-400.css';
import {zColor} from '@remotion/zod-types';
import {
  AbsoluteFill,
  Easing,
  interpolate,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  address: z.string().max(30),
  headline: z.string().max(28),
  button: z.string().max(16),
  scroll: z.number().int().min(0).max(300),
  brand: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  address: 'softlanding.example/chairs',
  headline: 'Sit like nobody is calling',
  button: 'Try one',
  scroll: 268,
  brand: '#2d6a4f',
};

const chairs = [
  ['Nap', '#f4a261'],
  ['Perch', '#8ecae6'],
  ['Slouch', '#e5989b'],
  ['Thinker', '#b5c99a'],
  ['Mono', '#cdb4db'],
  ['Guest', '#ffd166'],
] as const;

export const BrowserScroll = ({
  address,
  headline,
  button,
  scroll,
  brand,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height, fps, durationInFrames} = useVideoConfig();
  const unit = Math.min(width, height) / 360;
  const clamp = {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
    easing: Easing.inOut(Easing.cubic),
  } as const;
  const enter = spring({
    frame: frame - 4,
    fps,
    config: {damping: 17, stiffness: 90},
  });
  const leave = interpolate(
    frame,
    [durationInFrames - 16, durationInFrames - 3],
    [0, 1],
    {
      ...clamp,
      easing: Easing.in(Easing.cubic),
    },
  );
  const typed = Math.floor(
    interpolate(frame, [16, 34], [0, address.length], clamp),
  );
  const y = interpolate(
    frame,
    [46, 72, 84, 104],
    [0, scroll * 0.55, scroll * 0.55, scroll],
    clamp,
  );
  const click = 122;
  const pressed = frame >= click && frame < click + 5;
  const done = spring({frame: frame - click - 4, fps, config: {damping: 14}});
  // The cursor knows where the button is on the page, and so where it is on screen.
  const target = {x: 300, y: 408 - scroll + 84};
  const cursor = {
    x: interpolate(frame, [92, click - 4], [460, target.x], clamp),
    y: interpolate(frame, [92, click - 4], [300, target.y], {
      ...clamp,
      easing: Easing.out(Easing.quad),
    }),
  };

  return (
    <AbsoluteFill
      style={{
        background: `linear-gradient(135deg, #fde4cf, #f1c0e8)`,
        perspective: 1400 * unit,
      }}
    >
      <div
        style={{
          position: 'absolute',
          left: '50%',
          top: '50%',
          width: 560,
          height: 316,
          marginLeft: -280,
          marginTop: -158,
          transform: `scale(${unit}) translateY(${(1 - enter + leave) * 380}px) rotateX(${(1 - enter) * 24}deg)`,
          borderRadius: 13,
          overflow: 'hidden',
          backgroundColor: '#fff',
          boxShadow:
            '0 24px 60px rgb(90 40 80 / 0.35), 0 2px 6px rgb(90 40 80 / 0.25)',
          color: '#25332c',
          fontFamily: 'Instrument Sans Variable, sans-serif',
        }}
      >
        <div
          style={{
            height: 40,
            backgroundColor: '#efe9ee',
            display: 'flex',
            alignItems: 'center',
            gap: 10,
            padding: '0 14px',
            position: 'relative',
            zIndex: 1,
          }}
        >
          {['M9 2 3 8l6 6', 'M3 2l6 6-6 6'].map((d) => (
            <svg key={d} viewBox="0 0 12 16" height="15">
              <path
                d={d}
                fill="none"
                stroke="#7d7180"
                strokeWidth="2.2"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </svg>
          ))}
          <div
            style={{
              flex: 1,
              height: 26,
              borderRadius: 13,
              backgroundColor: '#fff',
              font: '500 14px/26px Instrument Sans Variable, sans-serif',
              padding: '0 14px',
              color: '#5c5060',
            }}
          >
            {address.slice(0, typed)}
            {typed < address.length && (
              <span
                style={{borderLeft: '1.5px solid #25332c', marginLeft: 1}}
              />
            )}
          </div>
          <div
            style={{
              width: 24,
              height: 24,
              borderRadius: 12,
              backgroundColor: brand,
            }}
          />
        </div>
        <div
          style={{
            position: 'absolute',
            top: 40,
            left: 0,
            right: 0,
            height: 2.5,
            width: `${interpolate(frame, [34, 44], [0, 100], clamp)}%`,
            backgroundColor: brand,
            zIndex: 2,
            opacity: frame > 33 && frame < 50 ? 1 : 0,
          }}
        />
        <div
          style={{
            transform: `translateY(${-y}px)`,
            opacity: interpolate(frame, [38, 45], [0, 1], clamp),
          }}
        >
          <div
            style={{
              height: 186,
              backgroundColor: brand,
              color: '#fff',
              padding: '34px 38px',
              position: 'relative',
              overflow: 'hidden',
            }}
          >
            <div
              style={{
                font: '400 41px/1.06 DM Serif Display, serif',
                width: 290,
              }}
            >
              {headline}
            </div>
            <svg
              viewBox="0 0 200 180"
              style={{position: 'absolute', right: 22, top: 8, height: 180}}
            >
              <path d="M40 80q0-60 60-60t60 60v40H40z" fill="#ffd9a0" />
              <path
                d="M22 92q18-14 28 12h100q10-26 28-12 8 40-18 54H40q-26-14-18-54z"
                fill="#f4a261"
              />
              <path
                d="M54 146 46 174M146 146l8 28"
                stroke="#5b3a1f"
                strokeWidth="8"
                strokeLinecap="round"
              />
            </svg>
          </div>
          <div
            style={{
              display: 'grid',
              gridTemplateColumns: 'repeat(3, 1fr)',
              gap: 14,
              padding: '18px 24px',
            }}
          >
            {chairs.slice(0, 3).map(([name, color]) => (
              <div
                key={name}
                style={{
                  height: 146,
                  borderRadius: 12,
                  backgroundColor: color,
                  padding: 12,
                  font: '650 16px/1 Instrument Sans Variable, sans-serif',
                  display: 'flex',
                  flexDirection: 'column',
                  justifyContent: 'space-between',
                }}
              >
                <svg viewBox="0 0 100 80" height="84">
                  <path
                    d="M30 46V10h40v36M22 46h56v10H22zM30 56v22M70 56v22"
                    fill="none"
                    stroke="#25332c"
                    strokeWidth="6"
                    strokeLinejoin="round"
                    strokeLinecap="round"
                  />
                </svg>
                {name}
              </div>
            ))}
          </div>
          <div style={{height: 190, textAlign: 'center', paddingTop: 18}}>
            <div style={{font: '400 26px/1.2 DM Serif Display, serif'}}>
              Thirty nights at home, free
            </div>
            <div
              style={{
                display: 'inline-block',
                marginTop: 14,
                padding: '0 30px',
                font: '650 18px/44px Instrument Sans Variable, sans-serif',
                borderRadius: 22,
                color: '#fff',
                backgroundColor: done > 0.1 ? '#e76f51' : brand,
                scale: String(pressed ? 0.93 : 1),
              }}
            >
              {done > 0.1 ? 'On its way ✓' : button}
            </div>
          </div>
        </div>
        <svg
          viewBox="0 0 20 24"
          style={{
            position: 'absolute',
            zIndex: 3,
            left: cursor.x,
            top: cursor.y,
            height: 30,
            scale: String(pressed ? 0.85 : 1),
            transformOrigin: '0 0',
            opacity: frame > 88 ? 1 : 0,
            filter: 'drop-shadow(0 2px 3px rgb(0 0 0 / 0.4))',
          }}
        >
          <path
            d="M1 1 1 19 6 15 9 23 13 21 10 14 17 14z"
            fill="#111"
            stroke="#fff"
            strokeWidth="1.4"
          />
        </svg>
      </div>
    </AbsoluteFill>
  );
};
