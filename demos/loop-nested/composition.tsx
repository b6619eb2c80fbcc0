import {AbsoluteFill, interpolate, Loop, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  outer: z.number().int().min(30).max(120),
  inner: z.number().int().min(5).max(30),
});

export const defaultProps: z.infer<typeof schema> = {
  outer: 60,
  inner: 15,
};

const Orbit = ({
  radius,
  period,
  color,
  children,
}: {
  radius: number;
  period: number;
  color: string;
  children?: React.ReactNode;
}) => {
  const frame = useCurrentFrame();
  const angle = interpolate(frame, [0, period], [0, 360]);
  return (
    <AbsoluteFill style={{placeContent: 'center', alignItems: 'center'}}>
      <div
        style={{
          position: 'absolute',
          width: radius * 2,
          height: radius * 2,
          borderRadius: radius,
          border: '3px solid #e3d2b1',
        }}
      />
      <div
        style={{
          position: 'absolute',
          width: 40,
          height: 40,
          borderRadius: 20,
          backgroundColor: color,
          transform: `rotate(${angle}deg) translateY(-${radius}px)`,
        }}
      />
      {children}
    </AbsoluteFill>
  );
};

export const Loops = ({outer, inner}: z.infer<typeof schema>) => (
  <AbsoluteFill style={{backgroundColor: '#fbf0dc'}}>
    <Loop durationInFrames={outer}>
      <Orbit radius={140} period={outer} color="#1fa99d">
        <Loop durationInFrames={inner}>
          <Orbit radius={70} period={inner} color="#ff6f42" />
        </Loop>
      </Orbit>
    </Loop>
  </AbsoluteFill>
);
