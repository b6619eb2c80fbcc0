import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  radius: z.number().int().min(40).max(140),
  blur: z.number().int().min(0).max(40),
});

export const defaultProps: z.infer<typeof schema> = {
  radius: 96,
  blur: 6,
};

const lights = ['#ff6f42', '#5cd0c5', '#f4d58d'];

export const Lights = ({radius, blur}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height, durationInFrames} = useVideoConfig();
  const turn = (frame / durationInFrames) * 2 * Math.PI;

  return (
    <AbsoluteFill style={{backgroundColor: '#15262b'}}>
      {lights.map((color, index) => {
        const angle = turn + (index * 2 * Math.PI) / 3;
        return (
          <div
            key={color}
            style={{
              position: 'absolute',
              left: width / 2 - radius + Math.cos(angle) * 92,
              top: height / 2 - radius + Math.sin(angle * 2) * 46,
              width: radius * 2,
              height: radius * 2,
              borderRadius: '50%',
              backgroundColor: color,
              filter: `blur(${blur}px)`,
              mixBlendMode: 'screen',
            }}
          />
        );
      })}
    </AbsoluteFill>
  );
};
