import {zColor} from '@remotion/zod-types';
import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  name: z.string().max(14),
  color: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  name: 'Ada',
  color: '#5cd0c5',
};

export const Greeting = ({name, color}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const grow = spring({frame, fps, config: {damping: 14}});
  const rise = spring({frame: frame - 10, fps, config: {damping: 200}});

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#15262b',
        placeContent: 'center',
        alignItems: 'center',
      }}
    >
      <div
        style={{
          position: 'absolute',
          width: 300,
          height: 300,
          borderRadius: 150,
          backgroundColor: color,
          scale: String(grow * 2.6),
        }}
      />
      <div
        style={{
          position: 'relative',
          overflow: 'hidden',
          padding: '0 20px',
          color: '#15262b',
          font: '600 92px/1.3 Instrument Sans Variable, sans-serif',
        }}
      >
        <div style={{translate: `0 ${(1 - rise) * 130}px`}}>Hi, {name}!</div>
      </div>
    </AbsoluteFill>
  );
};
