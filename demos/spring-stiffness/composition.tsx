import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  soft: z.number().int().min(10).max(100),
  medium: z.number().int().min(10).max(300),
  hard: z.number().int().min(10).max(400),
});

export const defaultProps: z.infer<typeof schema> = {
  soft: 30,
  medium: 100,
  hard: 300,
};

export const Stiffness = ({soft, medium, hard}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();

  return (
    <AbsoluteFill
      style={{
        flexDirection: 'row',
        backgroundColor: '#15262b',
        justifyContent: 'center',
        alignItems: 'flex-end',
        gap: 48,
      }}
    >
      {[soft, medium, hard].map((stiffness, index) => {
        const value = spring({frame, fps, config: {stiffness, damping: 9}});
        return (
          <div
            key={index}
            style={{
              width: 120,
              height: 60 + value * 190,
              borderRadius: '18px 18px 0 0',
              backgroundColor: ['#2b7470', '#5cd0c5', '#ff6f42'][index],
              color: '#15262b',
              textAlign: 'center',
              font: '600 30px/60px JetBrains Mono Variable, monospace',
            }}
          >
            {stiffness}
          </div>
        );
      })}
    </AbsoluteFill>
  );
};
