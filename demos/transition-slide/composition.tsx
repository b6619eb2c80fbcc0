import {springTiming, TransitionSeries} from '@remotion/transitions';
import {slide} from '@remotion/transitions/slide';
import {AbsoluteFill} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  direction: z.enum(['from-left', 'from-right', 'from-top', 'from-bottom']),
  damping: z.number().int().min(8).max(200),
});

export const defaultProps: z.infer<typeof schema> = {
  direction: 'from-right',
  damping: 200,
};

const Poster = ({
  word,
  back,
  front,
}: {
  word: string;
  back: string;
  front: string;
}) => (
  <AbsoluteFill
    style={{
      backgroundColor: back,
      justifyContent: 'flex-end',
      padding: '20px 40px',
    }}
  >
    <div
      style={{
        width: 96,
        height: 96,
        borderRadius: 48,
        backgroundColor: front,
        marginBottom: 60,
      }}
    />
    <div
      style={{
        color: front,
        font: '600 104px/1 Instrument Sans Variable, sans-serif',
      }}
    >
      {word}
    </div>
  </AbsoluteFill>
);

export const Slide = ({direction, damping}: z.infer<typeof schema>) => (
  <TransitionSeries>
    <TransitionSeries.Sequence durationInFrames={58}>
      <Poster word="Before" back="#1a3f3d" front="#5cd0c5" />
    </TransitionSeries.Sequence>
    <TransitionSeries.Transition
      presentation={slide({direction})}
      timing={springTiming({config: {damping}, durationInFrames: 34})}
    />
    <TransitionSeries.Sequence durationInFrames={90}>
      <Poster word="After" back="#ff6f42" front="#15262b" />
    </TransitionSeries.Sequence>
  </TransitionSeries>
);
