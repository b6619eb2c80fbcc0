import {evolvePath} from '@remotion/paths';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  strokeWidth: z.number().int().min(2).max(24),
});

export const defaultProps: z.infer<typeof schema> = {
  strokeWidth: 10,
};

const path =
  'M70 240C130 60 210 60 220 170S150 290 130 220S260 90 330 150S330 290 400 260S430 70 570 110';

export const Drawing = ({strokeWidth}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const progress = interpolate(frame, [5, 75], [0, 1], {
    easing: Easing.inOut(Easing.quad),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const evolution = evolvePath(progress, path);

  return (
    <AbsoluteFill style={{backgroundColor: '#2a231b'}}>
      <svg viewBox="0 0 640 360" fill="none" strokeLinecap="round">
        <path d={path} stroke="#4d4335" strokeWidth={2} strokeDasharray="2 8" />
        <path
          d={path}
          stroke="#ff6f42"
          strokeWidth={strokeWidth}
          strokeDasharray={evolution.strokeDasharray}
          strokeDashoffset={evolution.strokeDashoffset}
        />
      </svg>
    </AbsoluteFill>
  );
};
