import {AbsoluteFill, interpolate, Sequence, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  outer: z.number().int().min(0).max(40),
  inner: z.number().int().min(0).max(40),
});

export const defaultProps: z.infer<typeof schema> = {
  outer: 15,
  inner: 15,
};

const Box = ({
  inset,
  color,
  children,
}: {
  inset: number;
  color: string;
  children?: React.ReactNode;
}) => {
  const frame = useCurrentFrame();
  const opacity = interpolate(frame, [0, 10], [0, 1], {
    extrapolateRight: 'clamp',
  });
  return (
    <AbsoluteFill style={{opacity}}>
      <AbsoluteFill
        style={{
          width: 'auto',
          height: 'auto',
          inset: `${inset}px ${inset * 1.6}px`,
          border: `4px solid ${color}`,
          borderRadius: 20,
          padding: '12px 20px',
          color,
          font: '500 28px JetBrains Mono Variable, monospace',
        }}
      >
        {frame}
      </AbsoluteFill>
      {children}
    </AbsoluteFill>
  );
};

export const Nested = ({outer, inner}: z.infer<typeof schema>) => (
  <AbsoluteFill style={{backgroundColor: '#fbf0dc'}}>
    <Box inset={26} color="#7a6a50">
      <Sequence from={outer}>
        <Box inset={80} color="#0f7f75">
          <Sequence from={inner}>
            <Box inset={134} color="#d9480f" />
          </Sequence>
        </Box>
      </Sequence>
    </Box>
  </AbsoluteFill>
);
