import {
  AbsoluteFill,
  Sequence,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  cut: z.number().int().min(0).max(75),
});

export const defaultProps: z.infer<typeof schema> = {
  cut: 30,
};

const Countdown = ({color}: {color: string}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const left = 5 - Math.floor(frame / fps);
  return (
    <svg viewBox="-160 -180 320 360" width={320} fill="none">
      <circle r={116} stroke="#e3d2b1" strokeWidth={10} />
      <circle
        r={116}
        stroke={color}
        strokeWidth={10}
        pathLength={fps}
        strokeDasharray={`${fps - (frame % fps)} ${fps}`}
        transform="rotate(-90)"
      />
      <text
        y={46}
        fill="#15262b"
        fontSize={132}
        fontWeight={600}
        textAnchor="middle"
        fontFamily={'JetBrains Mono Variable, monospace'}
      >
        {left}
      </text>
    </svg>
  );
};

export const Trimmed = ({cut}: z.infer<typeof schema>) => (
  <AbsoluteFill style={{flexDirection: 'row', backgroundColor: '#fbf0dc'}}>
    <Countdown color="#1fa99d" />
    <Sequence from={-cut} layout="none">
      <Countdown color="#ff6f42" />
    </Sequence>
  </AbsoluteFill>
);
