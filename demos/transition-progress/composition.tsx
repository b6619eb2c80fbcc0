import {
  linearTiming,
  TransitionSeries,
  useTransitionProgress,
} from '@remotion/transitions';
import {none} from '@remotion/transitions/none';
import {AbsoluteFill} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  durationInFrames: z.number().int().min(10).max(36),
  inSeries: z.boolean(),
});

export const defaultProps: z.infer<typeof schema> = {
  durationInFrames: 28,
  inSeries: true,
};

const Word = ({
  text,
  color,
  column,
}: {
  text: string;
  color: string;
  column: number;
}) => {
  const {entering, exiting, isInTransitionSeries} = useTransitionProgress();

  return (
    <svg
      viewBox="0 0 640 360"
      style={{position: 'absolute'}}
      textAnchor="middle"
    >
      <text
        x={320}
        y={162 + (1 - entering - exiting) * 95}
        opacity={entering - exiting}
        fontSize={104}
        fontWeight={700}
        fontFamily="Instrument Sans Variable, sans-serif"
        letterSpacing={exiting * 40}
        fill={color}
      >
        {text}
      </text>
      <g
        transform={`translate(${130 + column * 190} 262)`}
        fontFamily="JetBrains Mono Variable, monospace"
        fontSize={16}
        fill="#8ca0a6"
      >
        {Object.entries({entering, exiting}).map(([name, value], row) => (
          <g key={name} transform={`translate(0 ${row * 34})`}>
            <text>
              {name} {value.toFixed(2)}
            </text>
            <path d="M-78 10h156" stroke="#31484f" strokeWidth={5} />
            <path d={`M-78 10h${value * 156}`} stroke={color} strokeWidth={5} />
          </g>
        ))}
        <text y={70}>
          {isInTransitionSeries ? 'in a series' : 'not in a series'}
        </text>
      </g>
    </svg>
  );
};

export const WordsInTransition = ({
  durationInFrames,
  inSeries,
}: z.infer<typeof schema>) => {
  const transition = {
    presentation: none(),
    timing: linearTiming({durationInFrames}),
  };

  return (
    <AbsoluteFill style={{backgroundColor: '#15262b'}}>
      {inSeries ? (
        <TransitionSeries>
          <TransitionSeries.Sequence durationInFrames={60}>
            <Word text="first" color="#5cd0c5" column={0} />
          </TransitionSeries.Sequence>
          <TransitionSeries.Transition {...transition} />
          <TransitionSeries.Sequence durationInFrames={80}>
            <Word text="second" color="#ff6f42" column={1} />
          </TransitionSeries.Sequence>
          <TransitionSeries.Transition {...transition} />
          <TransitionSeries.Sequence durationInFrames={80}>
            <Word text="third" color="#f4d58d" column={2} />
          </TransitionSeries.Sequence>
        </TransitionSeries>
      ) : (
        <Word text="alone" color="#ff6f42" column={1} />
      )}
    </AbsoluteFill>
  );
};
