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
  name: z.string().max(10),
  color: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  name: 'Imani',
  color: '#2f6df6',
};

export const RaceApp = ({name, color}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const typed = name.slice(0, Math.max(0, Math.floor((frame - 10) / 7)));
  const hit = spring({
    frame: frame - 10 - typed.length * 7,
    fps,
    config: {damping: 11},
  });
  const progress = interpolate(frame, [78, 124], [0, 1], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const ready = spring({frame: frame - 126, fps, config: {damping: 12}});
  const ink = '#16202e';

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#e9eef6',
        font: '560 17px Instrument Sans Variable, sans-serif',
        color: ink,
      }}
    >
      <div style={{position: 'absolute', left: 40, top: 44, width: 228}}>
        <div style={{fontSize: 27, lineHeight: 1.15, fontWeight: 680}}>
          Your race, as a film
        </div>
        <div style={{margin: '26px 0 7px', fontSize: 15, color: '#52607a'}}>
          Name on the bib
        </div>
        <div
          style={{
            boxSizing: 'border-box',
            height: 48,
            padding: '11px 14px',
            border: `2px solid ${color}`,
            borderRadius: 10,
            backgroundColor: 'white',
          }}
        >
          {typed}
          {frame < 76 && frame % 20 < 10 ? '|' : ''}
        </div>
        <div
          style={{
            position: 'relative',
            height: 50,
            marginTop: 18,
            overflow: 'hidden',
            borderRadius: 10,
            backgroundColor: ink,
            color: 'white',
            lineHeight: '50px',
            textAlign: 'center',
          }}
        >
          <div
            style={{
              position: 'absolute',
              inset: 0,
              backgroundColor: color,
              scale: `${progress} 1`,
              transformOrigin: '0 0',
            }}
          />
          <span style={{position: 'relative'}}>
            {progress === 1
              ? 'Ready to share'
              : frame < 78
                ? 'Render my film'
                : `Rendering ${Math.round(progress * 100)} %`}
          </span>
        </div>
      </div>
      <div
        style={{
          position: 'absolute',
          left: 320,
          top: 30,
          width: 276,
          height: 300,
          overflow: 'hidden',
          borderRadius: 18,
          background: `linear-gradient(#cfe6ff, #f7fbff 60%, #8ecf7b 60%)`,
          boxShadow: `0 18px 40px rgb(22 32 46 / 22%), 0 0 0 ${ready * 5}px #37b26c`,
        }}
      >
        <div
          style={{
            position: 'absolute',
            inset: '180px 0 auto',
            height: 60,
            backgroundColor: '#d4604a',
          }}
        />
        {[0, 1, 2].map((lane) => (
          <div
            key={lane}
            style={{
              position: 'absolute',
              left: -((frame * 7) % 90),
              right: -200,
              top: 190 + lane * 20,
              height: 3,
              background:
                'repeating-linear-gradient(90deg, white 0 50px, transparent 50px 90px)',
              opacity: 0.8,
            }}
          />
        ))}
        <div
          style={{
            position: 'absolute',
            left: 48,
            top: 42 + Math.abs(Math.sin(frame / 5)) * -8,
            width: 180,
            height: 152,
            borderRadius: '46px 46px 12px 12px',
            backgroundColor: color,
          }}
        >
          <div
            style={{
              position: 'absolute',
              left: 20,
              top: 36,
              width: 140,
              height: 88,
              borderRadius: 6,
              backgroundColor: 'white',
              color: ink,
              textAlign: 'center',
              rotate: `${Math.sin(frame / 5) * 1.6}deg`,
            }}
          >
            <div
              style={{font: '700 44px/54px JetBrains Mono Variable, monospace'}}
            >
              418
            </div>
            <div
              style={{
                fontSize: 21,
                fontWeight: 680,
                scale: String(0.8 + hit * 0.2),
              }}
            >
              {typed || '—'}
            </div>
          </div>
        </div>
      </div>
    </AbsoluteFill>
  );
};
