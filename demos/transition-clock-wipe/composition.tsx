import {linearTiming, TransitionSeries} from '@remotion/transitions';
import {clockWipe} from '@remotion/transitions/clock-wipe';
import {AbsoluteFill, useVideoConfig} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  durationInFrames: z.number().int().min(10).max(60),
});

export const defaultProps: z.infer<typeof schema> = {
  durationInFrames: 50,
};

const Dial = ({back, front}: {back: string; front: string}) => (
  <AbsoluteFill style={{backgroundColor: back}}>
    <svg viewBox="-320 -180 640 360">
      {Array.from({length: 12}, (_, hour) => (
        <path
          key={hour}
          d="M0 -150V-112"
          stroke={front}
          strokeWidth={12}
          transform={`rotate(${hour * 30})`}
        />
      ))}
      <circle r={18} fill={front} />
    </svg>
  </AbsoluteFill>
);

export const ClockWipe = ({durationInFrames}: z.infer<typeof schema>) => {
  const {width, height} = useVideoConfig();
  return (
    <TransitionSeries>
      <TransitionSeries.Sequence durationInFrames={70}>
        <Dial back="#1a3f3d" front="#5cd0c5" />
      </TransitionSeries.Sequence>
      <TransitionSeries.Transition
        presentation={clockWipe({width, height})}
        timing={linearTiming({durationInFrames})}
      />
      <TransitionSeries.Sequence durationInFrames={90}>
        <Dial back="#ff6f42" front="#15262b" />
      </TransitionSeries.Sequence>
    </TransitionSeries>
  );
};
