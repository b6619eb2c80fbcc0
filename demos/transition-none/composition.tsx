import {linearTiming, TransitionSeries} from '@remotion/transitions';
import {none} from '@remotion/transitions/none';
import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  overlap: z.number().int().min(10).max(60),
});

export const defaultProps: z.infer<typeof schema> = {
  overlap: 40,
};

const Disc = ({color, from}: {color: string; from: number}) => {
  const frame = useCurrentFrame();
  const x = interpolate(frame, [0, 40], [from, from / 3.2], {
    extrapolateRight: 'clamp',
  });
  const scale = interpolate(frame, [0, 20], [0, 1], {
    extrapolateRight: 'clamp',
  });
  return (
    <AbsoluteFill
      style={{
        placeContent: 'center',
        alignItems: 'center',
        mixBlendMode: 'screen',
      }}
    >
      <div
        style={{
          width: 210,
          height: 210,
          borderRadius: 105,
          backgroundColor: color,
          translate: `${x}px 0`,
          scale: String(scale),
        }}
      />
    </AbsoluteFill>
  );
};

export const NoPresentation = ({overlap}: z.infer<typeof schema>) => (
  <AbsoluteFill style={{backgroundColor: '#15262b'}}>
    <TransitionSeries>
      <TransitionSeries.Sequence durationInFrames={70}>
        <Disc color="#ff6f42" from={-220} />
      </TransitionSeries.Sequence>
      <TransitionSeries.Transition
        presentation={none()}
        timing={linearTiming({durationInFrames: overlap})}
      />
      <TransitionSeries.Sequence durationInFrames={90}>
        <Disc color="#2b9c92" from={220} />
      </TransitionSeries.Sequence>
    </TransitionSeries>
  </AbsoluteFill>
);
