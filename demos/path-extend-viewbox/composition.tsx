import {extendViewBox} from '@remotion/paths';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  scale: z.number().min(1).max(2.4),
});

export const defaultProps: z.infer<typeof schema> = {
  scale: 1.6,
};

export const ViewBox = ({scale}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const current = interpolate(frame, [15, 55], [1, scale], {
    easing: Easing.inOut(Easing.cubic),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const viewBox = extendViewBox('0 0 100 100', current);

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#2a231b',
        placeContent: 'center',
        alignItems: 'center',
        gap: 20,
      }}
    >
      <svg
        viewBox={viewBox}
        width={240}
        height={240}
        fill="none"
        style={{border: '2px solid #5cd0c5', overflow: 'hidden'}}
      >
        <rect width={100} height={100} stroke="#5c5141" strokeDasharray="3 3" />
        <path
          d="M50 5L95 90H5Z"
          stroke="#ff6f42"
          strokeWidth={20}
          strokeLinejoin="round"
        />
      </svg>
      <div
        style={{
          color: '#aea18b',
          font: '500 24px JetBrains Mono Variable, monospace',
        }}
      >
        {viewBox
          .split(' ')
          .map((part) => Math.round(Number(part)))
          .join(' ')}
      </div>
    </AbsoluteFill>
  );
};
