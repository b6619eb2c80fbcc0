import {Circle} from '@remotion/shapes';
import {AbsoluteFill, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  radius: z.number().int().min(20).max(90),
  rings: z.number().int().min(1).max(6),
});

export const defaultProps: z.infer<typeof schema> = {
  radius: 44,
  rings: 4,
};

export const Ripple = ({radius, rings}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill style={{backgroundColor: '#dceaf4'}}>
      {Array.from({length: rings}, (_, ring) => {
        const progress = (frame / 90 + ring / rings) % 1;
        return (
          <AbsoluteFill
            key={ring}
            style={{placeContent: 'center', alignItems: 'center'}}
          >
            <Circle
              radius={radius + progress * 190}
              fill="none"
              stroke="#0f9288"
              strokeWidth={6 * (1 - progress)}
              style={{opacity: 1 - progress, flexShrink: 0}}
            />
          </AbsoluteFill>
        );
      })}
      <AbsoluteFill style={{placeContent: 'center', alignItems: 'center'}}>
        <Circle radius={radius} fill="#ff6f42" />
      </AbsoluteFill>
    </AbsoluteFill>
  );
};
