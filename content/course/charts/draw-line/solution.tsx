import {evolvePath} from '@remotion/paths';
import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

const trail = 'M 120 140 C 400 120 800 260 1140 600';

export const Film = () => {
  const frame = useCurrentFrame();
  const progress = interpolate(frame, [0, 45], [0, 1], {extrapolateRight: 'clamp'});

  return (
    <AbsoluteFill style={{backgroundColor: '#0b1026'}}>
      <svg viewBox="0 0 1280 720">
        <path
          d={trail}
          fill="none"
          stroke="#ffd98a"
          strokeWidth={10}
          {...evolvePath(progress, trail)}
        />
      </svg>
    </AbsoluteFill>
  );
};
