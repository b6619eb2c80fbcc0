import {zColor} from '@remotion/zod-types';
import {
  AbsoluteFill,
  interpolate,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  app: z.string().max(14),
  caption: z.string().max(26),
  tilt: z.number().min(-30).max(30),
  heart: zColor(),
  ground: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  app: 'pondlife',
  caption: 'my best side',
  tilt: -16,
  heart: '#ff3864',
  ground: '#2b59c3',
};

const posts = [
  ['frog.of.lake', '#bde0a8'],
  ['ducknotduke', '#ffe29a'],
  ['heron_hal', '#bcd8f2'],
] as const;

export const PhoneFeed = ({
  app,
  caption,
  tilt,
  heart,
  ground,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height, fps, durationInFrames} = useVideoConfig();
  const unit = Math.min(width, height) / 360;
  const tall = height > width;
  const enter = spring({
    frame: frame - 4,
    fps,
    config: {damping: 16, mass: 1.2, stiffness: 80},
  });
  const leave = spring({
    frame: frame - (durationInFrames - 18),
    fps,
    config: {damping: 200},
    durationInFrames: 16,
  });
  // A flick: fast at first, then it runs out.
  const flick = (at: number) => 1 - Math.exp(-Math.max(0, frame - at) / 7);
  const scroll = (flick(34) + flick(62) * (frame >= 62 ? 1 : 0)) * 226;
  const tap = 96;
  const love = spring({
    frame: frame - tap,
    fps,
    config: {damping: 9, stiffness: 200},
  });
  const fade = interpolate(frame - tap, [14, 28], [1, 0], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const turn = tilt * (1 - enter * 0.35) + Math.sin(frame / 24) * 3;

  return (
    <AbsoluteFill
      style={{
        backgroundColor: ground,
        perspective: 1100 * unit,
        overflow: 'hidden',
      }}
    >
      {[0, 1, 2, 3].map((ring) => (
        <div
          key={ring}
          style={{
            position: 'absolute',
            left: '50%',
            top: '50%',
            width: (260 + ring * 150) * unit,
            height: (260 + ring * 150) * unit,
            translate: '-50% -50%',
            borderRadius: '50%',
            border: `${26 * unit}px solid rgb(255 255 255 / ${0.09 - ring * 0.018})`,
          }}
        />
      ))}
      <div
        style={{
          position: 'absolute',
          left: '50%',
          top: '50%',
          width: 206,
          height: 420,
          margin: '-210px 0 0 -103px',
          transform: `translateY(${(1 - enter + leave) * 560 * unit}px) scale(${unit * (tall ? 1.28 : 0.8)}) rotateY(${turn}deg) rotateZ(${turn * 0.3}deg)`,
          borderRadius: 34,
          backgroundColor: '#10131c',
          padding: 8,
          boxShadow: `${-turn * 1.4}px 26px 50px rgb(8 16 50 / 0.55), inset 0 0 0 2px #4b5267`,
        }}
      >
        <div
          style={{
            position: 'relative',
            width: '100%',
            height: '100%',
            borderRadius: 27,
            overflow: 'hidden',
            backgroundColor: '#fffdf8',
            color: '#1e2333',
            fontFamily: 'Instrument Sans Variable, sans-serif',
          }}
        >
          <div
            style={{
              position: 'absolute',
              zIndex: 2,
              top: 0,
              left: 0,
              right: 0,
              height: 50,
              backgroundColor: '#fffdf8',
              font: '700 21px/58px Instrument Sans Variable, sans-serif',
              padding: '0 16px',
              color: ground,
            }}
          >
            {app}
          </div>
          <div style={{paddingTop: 54, translate: `0 ${-scroll}px`}}>
            {posts.map(([name, color], index) => (
              <div key={name} style={{height: 226}}>
                <div
                  style={{
                    display: 'flex',
                    alignItems: 'center',
                    gap: 7,
                    height: 32,
                    padding: '0 12px',
                    font: '650 13px/1 Instrument Sans Variable, sans-serif',
                  }}
                >
                  <span
                    style={{
                      width: 20,
                      height: 20,
                      borderRadius: 10,
                      backgroundColor: color,
                    }}
                  />
                  {name}
                </div>
                <svg
                  viewBox="0 0 190 150"
                  width="100%"
                  style={{display: 'block', backgroundColor: color}}
                >
                  <path d="M0 104h190v46H0z" fill="#5aa9c9" />
                  <path
                    d="M10 122q14-6 28 0t28 0 28 0 28 0 28 0 28 0"
                    stroke="#fff"
                    strokeWidth="3"
                    fill="none"
                    opacity="0.5"
                  />
                  {index === 0 && (
                    <g>
                      <ellipse
                        cx="95"
                        cy="112"
                        rx="62"
                        ry="12"
                        fill="#3f8f4f"
                      />
                      <path d="M62 108q0-40 33-40t33 40z" fill="#69b34c" />
                      <circle cx="78" cy="66" r="11" fill="#69b34c" />
                      <circle cx="112" cy="66" r="11" fill="#69b34c" />
                      <circle cx="78" cy="65" r="5" />
                      <circle cx="112" cy="65" r="5" />
                      <path
                        d="M80 90q15 9 30 0"
                        stroke="#23502a"
                        strokeWidth="3"
                        fill="none"
                      />
                    </g>
                  )}
                  {index === 1 && (
                    <g>
                      <path
                        d="M46 104q-4-26 24-26h28q6-34 30-28 14 6 8 24 12 30-22 40H66q-16 0-20-10z"
                        fill="#fff"
                      />
                      <path d="M136 62l22 5-20 8z" fill="#ff9f1c" />
                      <circle cx="124" cy="62" r="3.5" />
                    </g>
                  )}
                  {index === 2 && (
                    <g>
                      <path
                        d="M84 128V86q-20-30 20-34 16-2 16-22 0-16 12-14l26 8-24 2q2 46-30 60l-8 42"
                        fill="none"
                        stroke="#44546a"
                        strokeWidth="7"
                        strokeLinejoin="round"
                        strokeLinecap="round"
                      />
                      <path
                        d="M70 84q30-38 60-10-20 34-60 10z"
                        fill="#6f839c"
                      />
                    </g>
                  )}
                </svg>
                <div
                  style={{
                    display: 'flex',
                    alignItems: 'center',
                    gap: 8,
                    height: 44,
                    padding: '0 12px',
                    font: '500 14px/1 Instrument Sans Variable, sans-serif',
                  }}
                >
                  <svg
                    viewBox="0 0 24 22"
                    height="21"
                    style={{
                      scale: String(
                        index === 2
                          ? 1 + Math.sin(Math.min(1, love) * Math.PI) * 0.5
                          : 1,
                      ),
                    }}
                  >
                    <path
                      d="M12 20S2 14 2 7.500A5.200 5.200 0 0 1 12 5a5.200 5.200 0 0 1 10 2.500C22 14 12 20 12 20z"
                      fill={index === 2 && love > 0.4 ? heart : 'none'}
                      stroke={index === 2 && love > 0.4 ? heart : '#1e2333'}
                      strokeWidth="2"
                    />
                  </svg>
                  {index === 2 ? caption : 'good morning'}
                </div>
              </div>
            ))}
          </div>
          <svg
            viewBox="0 0 24 22"
            style={{
              position: 'absolute',
              left: '50%',
              top: 148,
              width: 96,
              marginLeft: -48,
              scale: String(love),
              opacity: frame < tap ? 0 : fade,
              rotate: `${(1 - love) * 30 - 8}deg`,
            }}
          >
            <path
              d="M12 20S2 14 2 7.500A5.200 5.200 0 0 1 12 5a5.200 5.200 0 0 1 10 2.500C22 14 12 20 12 20z"
              fill={heart}
              stroke="#fff"
              strokeWidth="1"
            />
          </svg>
          <div
            style={{
              position: 'absolute',
              inset: 0,
              background: `linear-gradient(${115 + turn}deg, rgb(255 255 255 / 0.28), transparent 38%)`,
            }}
          />
        </div>
      </div>
    </AbsoluteFill>
  );
};
