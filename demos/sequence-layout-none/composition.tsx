import {
  AbsoluteFill,
  Sequence,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  every: z.number().int().min(4).max(20),
});

export const defaultProps: z.infer<typeof schema> = {
  every: 18,
};

const Chip = ({label, color}: {label: string; color: string}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const width = spring({frame, fps, config: {damping: 13}}) * 118;
  return (
    <div
      style={{
        width,
        height: 118,
        borderRadius: 22,
        overflow: 'hidden',
        backgroundColor: color,
        color: '#15262b',
        textAlign: 'center',
        font: '600 44px/118px JetBrains Mono Variable, monospace',
      }}
    >
      {label}
    </div>
  );
};

export const Row = ({every}: z.infer<typeof schema>) => (
  <AbsoluteFill
    style={{
      flexDirection: 'row',
      backgroundColor: '#fbf0dc',
      placeContent: 'center',
      alignItems: 'center',
      gap: 18,
    }}
  >
    {['#1fa99d', '#ff6f42', '#f2c14e', '#7fcfc4'].map((color, index) => (
      <Sequence key={color} from={index * every} layout="none">
        <Chip label={String(index + 1)} color={color} />
      </Sequence>
    ))}
  </AbsoluteFill>
);
