import {getLength, getPointAtLength} from '@remotion/paths';
import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

const trail = 'M 120 140 C 400 120 800 260 1140 600';

export const Film = () => {
  const frame = useCurrentFrame();
  const progress = interpolate(frame, [0, 45], [0, 1], {extrapolateRight: 'clamp'});
  const point = getPointAtLength(trail, getLength(trail) * progress);

  return (
    <AbsoluteFill style={{backgroundColor: '#0b1026'}}>
      <svg viewBox="0 0 1280 720">
        <path d={trail} fill="none" stroke="#3a4468" strokeWidth={6} />
        <circle cx={point.x} cy={point.y} r={24} fill="#ffd98a" />
      </svg>
    </AbsoluteFill>
  );
};
