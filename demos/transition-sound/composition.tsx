import {
  linearTiming,
  type TransitionPresentation,
  type TransitionPresentationComponentProps,
  TransitionSeries,
} from '@remotion/transitions';
import {slide} from '@remotion/transitions/slide';
import {AbsoluteFill, Audio, staticFile} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  durationInFrames: z.number().int().min(10).max(50),
});

export const defaultProps: z.infer<typeof schema> = {
  durationInFrames: 30,
};

const addSound = <T extends Record<string, unknown>>(
  {component: Presentation, props}: TransitionPresentation<T>,
  src: string,
): TransitionPresentation<T> => ({
  component: (given: TransitionPresentationComponentProps<T>) => (
    <>
      {given.presentationDirection === 'entering' ? (
        <Audio src={src} endAt={40} />
      ) : null}
      <Presentation {...given} />
    </>
  ),
  props,
});

const slideWithSound = addSound(
  slide({direction: 'from-right'}),
  staticFile('demos/media/melody.wav'),
);

const Card = ({note, ground}: {note: string; ground: string}) => (
  <AbsoluteFill
    style={{
      backgroundColor: ground,
      placeContent: 'center',
      alignItems: 'center',
    }}
  >
    <div
      style={{
        color: '#3a1d3f',
        font: '400 190px/1 Instrument Sans Variable, sans-serif',
      }}
    >
      {note}
    </div>
  </AbsoluteFill>
);

export const Whoosh = ({durationInFrames}: z.infer<typeof schema>) => (
  <TransitionSeries>
    <TransitionSeries.Sequence durationInFrames={60}>
      <Card note="♪" ground="#ffd6e0" />
    </TransitionSeries.Sequence>
    <TransitionSeries.Transition
      presentation={slideWithSound}
      timing={linearTiming({durationInFrames})}
    />
    <TransitionSeries.Sequence durationInFrames={110}>
      <Card note="♫" ground="#c3e8d5" />
    </TransitionSeries.Sequence>
  </TransitionSeries>
);
