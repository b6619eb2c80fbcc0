import {
  evolvePath,
  getInstructionIndexAtLength,
  getLength,
  parsePath,
  reduceInstructions,
  serializeInstructions,
} from '@remotion/paths';
import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  reduced: z.boolean(),
});

export const defaultProps: z.infer<typeof schema> = {
  reduced: false,
};

const sail =
  'M 40 250 L 90 310 H 220 l 40 -60 H 40 h 110 V 60 Q 260 130 250 220 H 150';

export const Instructions = ({reduced}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const length = getLength(sail);
  const drawn = interpolate(frame, [10, 110], [1, length - 1], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const evolution = evolvePath(drawn / length, sail);
  const parsed = parsePath(sail);
  const lines = reduced ? reduceInstructions(parsed) : parsed;
  const current = getInstructionIndexAtLength(sail, drawn).index + 1;

  return (
    <AbsoluteFill style={{backgroundColor: '#fff9ec'}}>
      <svg viewBox="0 0 640 360" fill="none" strokeLinejoin="round">
        <path d={sail} stroke="#e5d5b0" strokeWidth={6} />
        <path
          d={sail}
          stroke="#174c7c"
          strokeWidth={6}
          strokeDasharray={evolution.strokeDasharray}
          strokeDashoffset={evolution.strokeDashoffset}
        />
      </svg>
      <div
        style={{
          position: 'absolute',
          left: 320,
          top: 36,
          color: '#9a8a66',
          font: '20px/1.44 JetBrains Mono Variable, monospace',
        }}
      >
        {lines.map((line, index) => (
          <div
            key={index}
            style={
              index === current
                ? {color: '#ffffff', backgroundColor: '#c2410c'}
                : {}
            }
          >
            {serializeInstructions([line])}
          </div>
        ))}
      </div>
    </AbsoluteFill>
  );
};
