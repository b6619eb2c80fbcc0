import {getLength, PathInternals} from '@remotion/paths';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  part: z.number().min(0.1).max(1),
});

export const defaultProps: z.infer<typeof schema> = {
  part: 0.7,
};

const path =
  'M60 230L140 230L180 110L240 300L290 160L330 230L410 230L450 140L490 270L520 230L580 230';

export const Cut = ({part}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const keep = interpolate(frame, [0, 70], [0.02, part], {
    easing: Easing.out(Easing.quad),
    extrapolateRight: 'clamp',
  });
  const cut = PathInternals.cutPath(path, getLength(path) * keep);

  return (
    <AbsoluteFill style={{backgroundColor: '#2a231b'}}>
      <svg
        viewBox="0 0 640 360"
        fill="none"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <path d={path} stroke="#4d4335" strokeWidth={4} />
        <path d={cut} stroke="#5cd0c5" strokeWidth={8} markerEnd="url(#end)" />
        <marker id="end" viewBox="-6 -6 12 12" markerWidth={4}>
          <circle r={5} fill="#ff6f42" />
        </marker>
      </svg>
    </AbsoluteFill>
  );
};
