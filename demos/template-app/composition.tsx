import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  name: z.string().max(14),
});

export const defaultProps: z.infer<typeof schema> = {
  name: 'Ada',
};

export const App = ({name}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const typed = name.slice(0, Math.max(0, Math.floor((frame - 12) / 6)));
  const scale = spring({
    frame: frame - 12 - typed.length * 6,
    fps,
    config: {damping: 10},
  });
  const text = {
    font: '500 20px Instrument Sans Variable, sans-serif',
    color: '#8ca0a6',
  };

  return (
    <AbsoluteFill style={{backgroundColor: '#172428'}}>
      <div
        style={{
          position: 'absolute',
          left: 24,
          top: 48,
          width: 340,
          height: 264,
        }}
      >
        <AbsoluteFill
          style={{
            borderRadius: 14,
            backgroundColor: '#0b1315',
            placeContent: 'center',
            alignItems: 'center',
            color: '#eef3f3',
            font: '600 40px Instrument Sans Variable, sans-serif',
          }}
        >
          <div style={{scale: String(0.9 + scale * 0.1)}}>
            Hi <span style={{color: '#ff6f42'}}>{typed || '…'}</span>
          </div>
        </AbsoluteFill>
        <div
          style={{
            position: 'absolute',
            left: 20,
            bottom: 20,
            height: 6,
            borderRadius: 3,
            width: ((frame % 60) / 60) * 300,
            backgroundColor: '#5cd0c5',
          }}
        />
      </div>
      <div
        style={{position: 'absolute', left: 388, top: 60, width: 228, ...text}}
      >
        Name
        <div
          style={{
            margin: '8px 0 24px',
            padding: '12px 14px',
            border: '2px solid #ff6f42',
            borderRadius: 10,
            color: '#eef3f3',
            minHeight: 54,
          }}
        >
          {typed}
          {frame % 20 < 10 ? '|' : ''}
        </div>
        <div
          style={{
            padding: 14,
            borderRadius: 10,
            textAlign: 'center',
            backgroundColor: '#5cd0c5',
            color: '#0b1315',
            fontWeight: 600,
          }}
        >
          Render video
        </div>
      </div>
    </AbsoluteFill>
  );
};
