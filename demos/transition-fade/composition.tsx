import {linearTiming, TransitionSeries} from '@remotion/transitions';
import {fade} from '@remotion/transitions/fade';
import {z} from 'zod';

export const schema = z.object({
  durationInFrames: z.number().int().min(6).max(60),
});

export const defaultProps: z.infer<typeof schema> = {
  durationInFrames: 36,
};

const Scene = ({sky, light, ground}: {sky: string; light: string; ground: string}) => (
  <svg viewBox="0 0 640 360" style={{backgroundColor: sky, width: '100%'}}>
    <circle cx={430} cy={120} r={58} fill={light} />
    <path d="M0 270Q160 190 320 250T640 230V360H0Z" fill={ground} />
  </svg>
);

export const DayToNight = ({durationInFrames}: z.infer<typeof schema>) => (
  <TransitionSeries>
    <TransitionSeries.Sequence durationInFrames={62}>
      <Scene sky="#5cd0c5" light="#f4d58d" ground="#2b7470" />
    </TransitionSeries.Sequence>
    <TransitionSeries.Transition presentation={fade()} timing={linearTiming({durationInFrames})} />
    <TransitionSeries.Sequence durationInFrames={90}>
      <Scene sky="#0b1315" light="#eef3f3" ground="#12312f" />
    </TransitionSeries.Sequence>
  </TransitionSeries>
);
