import {linearTiming, TransitionSeries} from '@remotion/transitions';
import {wipe} from '@remotion/transitions/wipe';
import {Easing} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  direction: z.enum([
    'from-left',
    'from-top-left',
    'from-top',
    'from-top-right',
    'from-right',
    'from-bottom-right',
    'from-bottom',
    'from-bottom-left',
  ]),
});

export const defaultProps: z.infer<typeof schema> = {
  direction: 'from-top-left',
};

const Mountains = ({colored}: {colored: boolean}) => {
  const line = {stroke: '#8ca0a6', strokeWidth: colored ? 0 : 3};
  return (
    <svg
      viewBox="0 0 640 360"
      style={{width: '100%', backgroundColor: colored ? '#f4d58d' : '#15262b'}}
    >
      <circle
        cx={450}
        cy={110}
        r={50}
        fill={colored ? '#ff6f42' : 'none'}
        {...line}
      />
      <path
        d="M300 400L470 180L680 400Z"
        fill={colored ? '#2b7470' : '#15262b'}
        {...line}
      />
      <path
        d="M-60 400L220 90L460 400Z"
        fill={colored ? '#12494b' : '#15262b'}
        {...line}
      />
    </svg>
  );
};

export const Wipe = ({direction}: z.infer<typeof schema>) => (
  <TransitionSeries>
    <TransitionSeries.Sequence durationInFrames={65}>
      <Mountains colored={false} />
    </TransitionSeries.Sequence>
    <TransitionSeries.Transition
      presentation={wipe({direction})}
      timing={linearTiming({
        durationInFrames: 45,
        easing: Easing.inOut(Easing.cubic),
      })}
    />
    <TransitionSeries.Sequence durationInFrames={90}>
      <Mountains colored />
    </TransitionSeries.Sequence>
  </TransitionSeries>
);
