import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  name: z.string().max(20),
  role: z.string().max(28),
});

export const defaultProps: z.infer<typeof schema> = {
  name: 'Robin Example',
  role: 'Explains the idea',
};

export const LowerThird = ({name, role}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const config = {damping: 20, stiffness: 120};
  const enter = spring({frame, fps, delay: 8, config});
  const leave = spring({frame, fps, delay: durationInFrames - 30, config});
  const shown = enter - leave;

  return (
    <AbsoluteFill
      style={{
        // Stands for transparency: the file has an alpha channel here.
        background:
          'repeating-conic-gradient(#20353b 0 25%, #15262b 0 50%) 0 0 / 48px 48px',
      }}
    >
      <div
        style={{position: 'absolute', left: 40, bottom: 48, overflow: 'hidden'}}
      >
        <div
          style={{
            padding: '12px 26px',
            backgroundColor: '#ff6f42',
            color: '#15262b',
            font: '600 40px Instrument Sans Variable, sans-serif',
            translate: `${(shown - 1) * 105}% 0`,
          }}
        >
          {name}
        </div>
        <div style={{overflow: 'hidden'}}>
          <div
            style={{
              width: 'fit-content',
              padding: '8px 26px',
              backgroundColor: '#eef3f3',
              color: '#15262b',
              font: '500 24px Instrument Sans Variable, sans-serif',
              translate: `0 ${(shown - 1) * 110}%`,
            }}
          >
            {role}
          </div>
        </div>
      </div>
    </AbsoluteFill>
  );
};
