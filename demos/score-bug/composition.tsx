import '@fontsource/barlow-condensed/latin-600.css';
import {zColor} from '@remotion/zod-types';
import {
  AbsoluteFill,
  interpolate,
  random,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  home: z.string().max(3),
  away: z.string().max(3),
  scorer: z.string().max(18),
  minute: z.number().int().min(0).max(89),
  goalAt: z.number().int().min(20).max(70),
  homeColor: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  home: 'HVN',
  away: 'OST',
  scorer: 'Adaku Lindqvist',
  minute: 63,
  goalAt: 50,
  homeColor: '#ffcf33',
};

const players = Array.from({length: 16}, (_, index) => ({
  x: 40 + random(`pitch-x${index}`) * 560,
  y: 60 + random(`pitch-y${index}`) * 260,
  phase: random(`pitch-p${index}`) * 6,
}));

export const ScoreBug = ({
  home,
  away,
  scorer,
  minute,
  goalAt,
  homeColor,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height, fps, durationInFrames} = useVideoConfig();
  const unit = Math.min(width, height) / 360;
  const seconds = minute * 60 + 38 + Math.floor(frame / fps);
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  const flip = spring({
    frame: frame - goalAt,
    fps,
    config: {damping: 14, stiffness: 140},
  });
  const enter = spring({frame: frame - 4, fps, config: {damping: 200}});
  const close = spring({
    frame: frame - (durationInFrames - 36),
    fps,
    config: {damping: 200},
    durationInFrames: 14,
  });
  const leave = spring({
    frame: frame - (durationInFrames - 18),
    fps,
    config: {damping: 200},
    durationInFrames: 14,
  });
  const band =
    spring({frame: frame - goalAt - 10, fps, config: {damping: 200}}) - close;
  const flash = interpolate(frame - goalAt, [0, 3, 24], [0, 1, 0], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const cell = {
    display: 'grid',
    placeItems: 'center',
    height: 40 * unit,
  } as const;

  return (
    <AbsoluteFill style={{backgroundColor: '#2f8f4e'}}>
      <svg
        viewBox="0 0 640 360"
        width="100%"
        height="100%"
        preserveAspectRatio="xMidYMid slice"
        style={{position: 'absolute'}}
      >
        {Array.from({length: 6}, (_, index) => (
          <path
            key={index}
            d={`M${index * 128 - 60} 0h64l-40 360h-64z`}
            fill="#37a05a"
          />
        ))}
        <g fill="none" stroke="#d9f5e0" strokeWidth="3" opacity="0.85">
          <path d="M-10 40H650M300 40 262 360" />
          <ellipse cx="282" cy="200" rx="86" ry="62" />
          <path d="M650 110H520L506 270H650" />
        </g>
        {players.map(({x, y, phase}, index) => (
          <g
            key={index}
            transform={`translate(${x + Math.sin(frame / 22 + phase) * 22} ${y + Math.cos(frame / 27 + phase) * 9})`}
          >
            <ellipse cx="5" cy="10" rx="11" ry="3.5" opacity="0.25" />
            <rect
              x="-5"
              y="-10"
              width="10"
              height="20"
              rx="5"
              fill={index % 2 ? homeColor : '#24306b'}
            />
            <circle cy="-13" r="4.5" fill={index % 3 ? '#8a5a3c' : '#f0c9a4'} />
          </g>
        ))}
        <circle
          cx={interpolate(
            frame,
            [0, goalAt, durationInFrames],
            [250, 636, 636],
          )}
          cy={
            190 - Math.abs(Math.sin(frame / 8)) * 14 * (frame < goalAt ? 1 : 0)
          }
          r="5"
          fill="#fff"
        />
      </svg>
      <div
        style={{
          position: 'absolute',
          left: '4%',
          top: '7%',
          font: `600 ${25 * unit}px/1 Barlow Condensed, sans-serif`,
          color: '#fff',
          translate: `${(enter - 1 - leave) * 115}% 0`,
        }}
      >
        <div style={{display: 'flex', backgroundColor: '#10182f'}}>
          <div
            style={{
              ...cell,
              width: 74 * unit,
              backgroundColor: '#ffffff',
              color: '#10182f',
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            {clock}
          </div>
          <div style={{...cell, width: 8 * unit, backgroundColor: homeColor}} />
          <div style={{...cell, width: 64 * unit}}>{home}</div>
          <div
            style={{
              ...cell,
              width: 38 * unit,
              position: 'relative',
              overflow: 'hidden',
              backgroundColor: `color-mix(in srgb, ${homeColor} ${flash * 100}%, #26314f)`,
            }}
          >
            {[1, 2].map((score, index) => (
              <span
                key={score}
                style={{
                  position: 'absolute',
                  translate: `0 ${(index - flip) * 40 * unit}px`,
                }}
              >
                {score}
              </span>
            ))}
          </div>
          <div
            style={{
              ...cell,
              width: 38 * unit,
              backgroundColor: '#26314f',
              marginLeft: 2 * unit,
            }}
          >
            1
          </div>
          <div style={{...cell, width: 64 * unit}}>{away}</div>
          <div style={{...cell, width: 8 * unit, backgroundColor: '#5a6fe0'}} />
        </div>
        <div
          style={{
            overflow: 'hidden',
            height: 34 * unit * Math.max(0, band),
            backgroundColor: homeColor,
            color: '#10182f',
            fontSize: 20 * unit,
          }}
        >
          <div
            style={{
              display: 'flex',
              justifyContent: 'space-between',
              alignItems: 'center',
              height: 34 * unit,
              padding: `0 ${12 * unit}px`,
            }}
          >
            <span>{scorer}</span>
            <span>
              {Math.floor((minute * 60 + 38 + goalAt / fps) / 60) + 1}′
            </span>
          </div>
        </div>
      </div>
    </AbsoluteFill>
  );
};
