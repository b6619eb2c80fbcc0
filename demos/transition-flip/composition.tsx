import {springTiming, TransitionSeries} from '@remotion/transitions';
import {flip} from '@remotion/transitions/flip';
import {AbsoluteFill} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  direction: z.enum(['from-left', 'from-right', 'from-top', 'from-bottom']),
  perspective: z.number().int().min(300).max(2000),
});

export const defaultProps: z.infer<typeof schema> = {
  direction: 'from-right',
  perspective: 1000,
};

const Card = ({color, children}: {color: string; children: string}) => (
  <AbsoluteFill style={{placeContent: 'center', alignItems: 'center'}}>
    <div
      style={{
        width: 210,
        height: 290,
        borderRadius: 22,
        backgroundColor: color,
        display: 'grid',
        placeItems: 'center',
        color: '#15262b',
        fontSize: 150,
      }}
    >
      {children}
    </div>
  </AbsoluteFill>
);

export const Flip = ({direction, perspective}: z.infer<typeof schema>) => (
  <AbsoluteFill style={{backgroundColor: '#15262b'}}>
    <TransitionSeries>
      <TransitionSeries.Sequence durationInFrames={62}>
        <Card color="#5cd0c5">♣</Card>
      </TransitionSeries.Sequence>
      <TransitionSeries.Transition
        presentation={flip({direction, perspective})}
        timing={springTiming({config: {damping: 200}, durationInFrames: 40})}
      />
      <TransitionSeries.Sequence durationInFrames={90}>
        <Card color="#ff6f42">♦</Card>
      </TransitionSeries.Sequence>
    </TransitionSeries>
  </AbsoluteFill>
);
