import {AbsoluteFill, Sequence, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  premountFor: z.number().int().min(0).max(75),
});

export const defaultProps: z.infer<typeof schema> = {
  premountFor: 45,
};

const Scene = ({
  text,
  ground,
  ink,
}: {
  text: string;
  ground: string;
  ink: string;
}) => (
  <AbsoluteFill
    style={{
      height: 230,
      padding: '50px 60px',
      color: ink,
      backgroundColor: ground,
      font: '400 64px/1.1 Instrument Sans Variable, sans-serif',
    }}
  >
    {text}
    <div style={{font: '24px JetBrains Mono Variable, monospace'}}>
      frame {useCurrentFrame()}
    </div>
  </AbsoluteFill>
);

export const Premounted = ({premountFor}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const state =
    frame >= 90
      ? 'shown'
      : frame >= 90 - premountFor
        ? 'mounted, hidden'
        : 'not there';

  return (
    <AbsoluteFill style={{backgroundColor: '#fdfaf3'}}>
      <Sequence durationInFrames={90}>
        <Scene text="Low tide" ground="#e9d8a6" ink="#4a3b10" />
      </Sequence>
      <Sequence from={90} premountFor={premountFor}>
        <Scene text="High tide" ground="#0a6e8a" ink="#ffffff" />
      </Sequence>
      <svg viewBox="0 0 640 360" style={{position: 'absolute'}}>
        <pattern
          id="stripes"
          width={10}
          height={10}
          patternTransform="rotate(45)"
          patternUnits="userSpaceOnUse"
        >
          <path d="M0 0V10" stroke="#0a6e8a" strokeWidth={7} />
        </pattern>
        <rect x={50} y={254} width={270} height={28} rx={5} fill="#d9bf6b" />
        <rect
          x={320 - premountFor * 3}
          y={290}
          width={premountFor * 3}
          height={28}
          fill="url(#stripes)"
        />
        <rect x={320} y={290} width={270} height={28} rx={5} fill="#0a6e8a" />
        <path
          d={`M${50 + frame * 3} 246V326`}
          stroke="#c8321f"
          strokeWidth={4}
        />
        <text
          x={50}
          y={350}
          fill="#4a3b10"
          fontSize={22}
          fontFamily="JetBrains Mono Variable, monospace"
        >
          second scene: {state}
        </text>
      </svg>
    </AbsoluteFill>
  );
};
