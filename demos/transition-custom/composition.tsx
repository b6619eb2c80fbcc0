import {
  linearTiming,
  type TransitionPresentation,
  type TransitionPresentationComponentProps,
  TransitionSeries,
} from '@remotion/transitions';
import {AbsoluteFill, Easing} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
});

export const defaultProps: z.infer<typeof schema> = {
  x: 0.7,
  y: 0.4,
};

type IrisProps = {x: number; y: number};

const Iris = ({
  children,
  presentationDirection,
  presentationProgress,
  passedProps: {x, y},
}: TransitionPresentationComponentProps<IrisProps>) => {
  const circle = `circle(${presentationProgress * 142}% at ${x * 100}% ${y * 100}%)`;
  const clipPath = presentationDirection === 'entering' ? circle : undefined;
  return <AbsoluteFill style={{clipPath}}>{children}</AbsoluteFill>;
};

const iris = (props: IrisProps): TransitionPresentation<IrisProps> => ({
  component: Iris,
  props,
});

const Stripes = ({
  colors,
  angle,
}: {
  colors: [string, string];
  angle: number;
}) => (
  <AbsoluteFill
    style={{
      background: `repeating-linear-gradient(${angle}deg, ${colors[0]} 0 40px, ${colors[1]} 0 80px)`,
    }}
  />
);

export const OwnTransition = (center: z.infer<typeof schema>) => (
  <TransitionSeries>
    <TransitionSeries.Sequence durationInFrames={64}>
      <Stripes colors={['#12494b', '#12312f']} angle={45} />
    </TransitionSeries.Sequence>
    <TransitionSeries.Transition
      presentation={iris(center)}
      timing={linearTiming({
        durationInFrames: 44,
        easing: Easing.inOut(Easing.quad),
      })}
    />
    <TransitionSeries.Sequence durationInFrames={90}>
      <Stripes colors={['#ff6f42', '#d9572f']} angle={-45} />
    </TransitionSeries.Sequence>
  </TransitionSeries>
);
