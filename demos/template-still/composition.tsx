import {zColor} from '@remotion/zod-types';
import {AbsoluteFill, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  title: z.string().max(48),
  tag: z.string().max(14),
  color: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  title: 'Pictures that are written in React',
  tag: 'Article',
  color: '#ff6f42',
};

export const Card = ({title, tag, color}: z.infer<typeof schema>) => {
  // A still has one frame; here the frame is the number of the picture in a series.
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill style={{backgroundColor: '#15262b', padding: 48}}>
      <div
        style={{
          width: 'fit-content',
          padding: '6px 18px',
          borderRadius: 20,
          backgroundColor: color,
          color: '#15262b',
          font: '600 22px Instrument Sans Variable, sans-serif',
        }}
      >
        {tag} {frame + 1}
      </div>
      <div
        style={{
          marginTop: 28,
          color: '#eef3f3',
          font: '600 58px/1.12 Instrument Sans Variable, sans-serif',
          letterSpacing: -1.5,
        }}
      >
        {title}
      </div>
      <div
        style={{
          position: 'absolute',
          left: 0,
          bottom: 0,
          width: `${((frame + 1) / 30) * 100}%`,
          height: 14,
          backgroundColor: color,
        }}
      />
    </AbsoluteFill>
  );
};
