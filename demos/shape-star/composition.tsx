import {Star} from '@remotion/shapes';
import {AbsoluteFill, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  points: z.number().int().min(3).max(16),
  innerRadius: z.number().int().min(20).max(130),
  cornerRadius: z.number().int().min(0).max(30),
});

export const defaultProps: z.infer<typeof schema> = {
  points: 7,
  innerRadius: 70,
  cornerRadius: 8,
};

export const TurningStar = ({
  points,
  innerRadius,
  cornerRadius,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const breath = 1 + 0.1 * Math.sin((frame / 60) * 2 * Math.PI);
  const rotate = `${(frame / 120) * (360 / points) * 2}deg`;

  return (
    <AbsoluteFill style={{backgroundColor: '#dceaf4'}}>
      <AbsoluteFill
        style={{
          placeContent: 'center',
          alignItems: 'center',
          rotate: `-${rotate}`,
        }}
      >
        <Star
          points={points}
          innerRadius={innerRadius * 1.08}
          outerRadius={166}
          cornerRadius={cornerRadius}
          fill="none"
          stroke="#9dbdd3"
          strokeWidth={3}
        />
      </AbsoluteFill>
      <AbsoluteFill
        style={{placeContent: 'center', alignItems: 'center', rotate}}
      >
        <Star
          points={points}
          innerRadius={innerRadius * breath}
          outerRadius={138}
          cornerRadius={cornerRadius}
          fill="#f0b429"
        />
      </AbsoluteFill>
    </AbsoluteFill>
  );
};
