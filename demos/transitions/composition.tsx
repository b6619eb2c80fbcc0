import {
  linearTiming,
  springTiming,
  type TransitionPresentation,
  TransitionSeries,
} from '@remotion/transitions';
import {fade} from '@remotion/transitions/fade';
import {slide} from '@remotion/transitions/slide';
import {wipe} from '@remotion/transitions/wipe';
import {AbsoluteFill} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  first: z.enum(['fade', 'slide', 'wipe']),
  second: z.enum(['fade', 'slide', 'wipe']),
  frames: z.number().int().min(5).max(35),
});

export const defaultProps: z.infer<typeof schema> = {
  first: 'slide',
  second: 'wipe',
  frames: 20,
};

const presentations: Record<
  string,
  TransitionPresentation<Record<string, unknown>>
> = {
  fade: fade(),
  slide: slide({direction: 'from-right'}),
  wipe: wipe({direction: 'from-top-left'}),
};

const Scene = ({name, color}: {name: string; color: string}) => (
  <AbsoluteFill
    style={{
      backgroundColor: color,
      placeContent: 'center',
      alignItems: 'center',
    }}
  >
    <span
      style={{
        color: '#15262b',
        font: '600 150px Instrument Sans Variable, sans-serif',
      }}
    >
      {name}
    </span>
  </AbsoluteFill>
);

export const Transitions = ({
  first,
  second,
  frames,
}: z.infer<typeof schema>) => (
  <TransitionSeries>
    <TransitionSeries.Sequence durationInFrames={50}>
      <Scene name="A" color="#5cd0c5" />
    </TransitionSeries.Sequence>
    <TransitionSeries.Transition
      presentation={presentations[first]}
      timing={springTiming({config: {damping: 200}, durationInFrames: frames})}
    />
    <TransitionSeries.Sequence durationInFrames={60}>
      <Scene name="B" color="#f4d58d" />
    </TransitionSeries.Sequence>
    <TransitionSeries.Transition
      presentation={presentations[second]}
      timing={linearTiming({durationInFrames: frames})}
    />
    <TransitionSeries.Sequence durationInFrames={90}>
      <Scene name="C" color="#ff6f42" />
    </TransitionSeries.Sequence>
  </TransitionSeries>
);
