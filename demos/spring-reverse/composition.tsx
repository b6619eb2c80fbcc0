import {
  AbsoluteFill,
  Sequence,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  damping: z.number().int().min(4).max(30),
  stay: z.number().int().min(30).max(80),
});

export const defaultProps: z.infer<typeof schema> = {
  damping: 8,
  stay: 60,
};

const Bubble = ({damping, reverse}: {damping: number; reverse: boolean}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const scale = spring({
    frame,
    fps,
    reverse,
    config: {damping},
    durationInFrames: 36,
  });
  return (
    <AbsoluteFill style={{placeContent: 'center', alignItems: 'center'}}>
      <svg
        viewBox="-150 -150 300 300"
        width={300}
        style={{scale: String(scale)}}
      >
        <path
          d="M-130 -100h260a20 20 0 0 1 20 20v130a20 20 0 0 1 -20 20h-90l-40 44l-40 -44h-90a20 20 0 0 1 -20 -20v-130a20 20 0 0 1 20 -20z"
          fill={reverse ? '#5cd0c5' : '#ff6f42'}
        />
        {[-66, 0, 66].map((x) => (
          <circle key={x} cx={x} cy={-15} r={16} fill="#15262b" />
        ))}
      </svg>
    </AbsoluteFill>
  );
};

export const ComeAndGo = ({damping, stay}: z.infer<typeof schema>) => (
  <AbsoluteFill style={{backgroundColor: '#15262b'}}>
    <Sequence durationInFrames={stay}>
      <Bubble damping={damping} reverse={false} />
    </Sequence>
    <Sequence from={stay}>
      <Bubble damping={damping} reverse />
    </Sequence>
  </AbsoluteFill>
);
