import {interpolatePath} from '@remotion/paths';
import {
  AbsoluteFill,
  Easing,
  interpolate,
  interpolateColors,
  useCurrentFrame,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  hold: z.number().int().min(0).max(20),
});

export const defaultProps: z.infer<typeof schema> = {
  hold: 8,
};

const drop =
  'M320 40C400 120 450 180 450 230C450 290 390 325 320 325C250 325 190 290 190 230C190 180 240 120 320 40Z';
const cloud =
  'M320 90C390 70 470 110 470 170C560 180 560 290 470 290C430 290 390 290 320 290C250 290 210 290 170 290C80 290 80 180 200 170C200 110 250 80 320 90Z';

export const Morph = ({hold}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const progress = interpolate(
    frame,
    [hold, 45 - hold / 2, 45 + hold / 2, 89 - hold],
    [0, 1, 1, 0],
    {
      easing: Easing.inOut(Easing.cubic),
      extrapolateLeft: 'clamp',
      extrapolateRight: 'clamp',
    },
  );

  return (
    <AbsoluteFill style={{backgroundColor: '#2a231b'}}>
      <svg viewBox="0 0 640 360">
        <path d={drop} fill="none" stroke="#4d4335" strokeWidth={2} />
        <path d={cloud} fill="none" stroke="#4d4335" strokeWidth={2} />
        <path
          d={interpolatePath(progress, drop, cloud)}
          fill={interpolateColors(progress, [0, 1], ['#5cd0c5', '#eef3f3'])}
        />
      </svg>
    </AbsoluteFill>
  );
};
