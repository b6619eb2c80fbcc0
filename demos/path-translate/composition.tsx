import {translatePath} from '@remotion/paths';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  x: z.number().int().min(0).max(340),
  y: z.number().int().min(-20).max(130),
});

export const defaultProps: z.infer<typeof schema> = {
  x: 300,
  y: 110,
};

const house = 'M80 190V110L140 60L200 110V190H160V140H120V190Z';

export const Moved = ({x, y}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const progress = interpolate(frame, [10, 40, 60, 88], [0, 1, 1, 0], {
    easing: Easing.inOut(Easing.cubic),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill style={{backgroundColor: '#2a231b'}}>
      <svg
        viewBox="0 0 640 360"
        fill="none"
        strokeWidth={3}
        strokeLinejoin="round"
      >
        <path d={house} stroke="#5c5141" strokeDasharray="6 8" />
        <path d={`M140 130h${x * progress}v${y * progress}`} stroke="#5cd0c5" />
        <path
          d={translatePath(house, x * progress, y * progress)}
          fill="#ff6f42"
        />
      </svg>
    </AbsoluteFill>
  );
};
