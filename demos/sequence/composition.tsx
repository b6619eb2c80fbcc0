import {AbsoluteFill, interpolate, Sequence, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  from: z.number().int().min(0).max(60),
  durationInFrames: z.number().int().min(10).max(90),
});

export const defaultProps: z.infer<typeof schema> = {
  from: 30,
  durationInFrames: 60,
};

const Card = ({color, left}: {color: string; left: number}) => {
  const frame = useCurrentFrame();
  const y = interpolate(frame, [0, 12], [60, 0], {extrapolateRight: 'clamp'});
  const opacity = interpolate(frame, [0, 8], [0, 1], {
    extrapolateRight: 'clamp',
  });
  const style = {
    left,
    top: 70,
    width: 160,
    height: 150,
    borderRadius: 16,
    opacity,
    translate: `0 ${y}px`,
  };
  return (
    <AbsoluteFill
      style={{
        ...style,
        backgroundColor: color,
        placeContent: 'center',
        alignItems: 'center',
      }}
    >
      <span
        style={{
          font: '600 52px JetBrains Mono Variable, monospace',
          color: '#15262b',
        }}
      >
        {frame}
      </span>
    </AbsoluteFill>
  );
};

export const Sequences = ({from, durationInFrames}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill style={{backgroundColor: '#fbf0dc'}}>
      <Sequence>
        <Card color="#1fa99d" left={60} />
      </Sequence>
      <Sequence from={from} durationInFrames={durationInFrames}>
        <Card color="#ff6f42" left={240} />
      </Sequence>
      <Sequence from={60}>
        <Card color="#f2c14e" left={420} />
      </Sequence>
      <svg viewBox="0 0 640 360" style={{position: 'absolute'}}>
        <rect x={60} y={268} width={520} height={10} rx={5} fill="#1fa99d" />
        <rect
          x={60 + (from / 120) * 520}
          y={286}
          width={(Math.min(durationInFrames, 120 - from) / 120) * 520}
          height={10}
          rx={5}
          fill="#ff6f42"
        />
        <rect x={320} y={304} width={260} height={10} rx={5} fill="#f2c14e" />
        <rect
          x={58 + (frame / 120) * 520}
          y={256}
          width={4}
          height={70}
          rx={2}
          fill="#15262b"
        />
      </svg>
    </AbsoluteFill>
  );
};
