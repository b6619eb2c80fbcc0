import {AbsoluteFill, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  jobs: z.number().int().min(1).max(5),
  framesPerJob: z.number().int().min(15).max(60),
});

export const defaultProps: z.infer<typeof schema> = {
  jobs: 4,
  framesPerJob: 34,
};

export const Queue = ({jobs, framesPerJob}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill
      style={{backgroundColor: '#15262b', padding: '34px 48px', gap: 16}}
    >
      {Array.from({length: jobs}, (_, index) => {
        const progress = Math.min(1, Math.max(0, frame / framesPerJob - index));
        const state =
          progress === 0
            ? 'queued'
            : progress < 1
              ? 'in progress'
              : 'completed';
        return (
          <div key={index} style={{opacity: progress === 0 ? 0.8 : 1}}>
            <div
              style={{
                display: 'flex',
                justifyContent: 'space-between',
                color: state === 'in progress' ? '#ff6f42' : '#8ca0a6',
                font: '500 22px JetBrains Mono Variable, monospace',
              }}
            >
              <span>POST /renders #{index + 1}</span>
              <span>{state}</span>
            </div>
            <div
              style={{
                marginTop: 8,
                height: 14,
                borderRadius: 7,
                backgroundColor: '#31484f',
              }}
            >
              <div
                style={{
                  height: '100%',
                  borderRadius: 7,
                  width: `${progress * 100}%`,
                  backgroundColor: progress < 1 ? '#ff6f42' : '#5cd0c5',
                }}
              />
            </div>
          </div>
        );
      })}
    </AbsoluteFill>
  );
};
