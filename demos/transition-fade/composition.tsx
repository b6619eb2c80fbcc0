import {linearTiming, TransitionSeries} from '@remotion/transitions';
import {fade} from '@remotion/transitions/fade';
import {AbsoluteFill} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  durationInFrames: z.number().int().min(6).max(60),
});

export const defaultProps: z.infer<typeof schema> = {
  durationInFrames: 36,
};

interface Look {
  sky: string[];
  light: string;
  hills: string[];
}

const Scene = ({sky, light, hills}: Look) => (
  <AbsoluteFill style={{background: `linear-gradient(${sky.join()})`}}>
    <svg viewBox="0 0 640 360">
      <circle cx={430} cy={112} r={46} fill={light} />
      <path
        d="M0 230L120 130L210 210L330 110L470 230L560 160L640 220V360H0Z"
        fill={hills[0]}
      />
      <path d="M0 270Q160 210 320 262T640 240V360H0Z" fill={hills[1]} />
      <path d="M0 316Q200 270 380 312T640 300V360H0Z" fill={hills[2]} />
    </svg>
  </AbsoluteFill>
);

export const DayToNight = ({durationInFrames}: z.infer<typeof schema>) => (
  <TransitionSeries>
    <TransitionSeries.Sequence durationInFrames={62}>
      <Scene
        sky={['#8ecae6', '#fff1d0']}
        light="#ffb703"
        hills={['#a3b8c8', '#7fb069', '#4f8a4c']}
      />
    </TransitionSeries.Sequence>
    <TransitionSeries.Transition
      presentation={fade()}
      timing={linearTiming({durationInFrames})}
    />
    <TransitionSeries.Sequence durationInFrames={90}>
      <Scene
        sky={['#120b2e', '#4a2c6d']}
        light="#f8f0dc"
        hills={['#33245a', '#231a45', '#140f2d']}
      />
    </TransitionSeries.Sequence>
  </TransitionSeries>
);
