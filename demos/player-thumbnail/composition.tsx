import {Thumbnail} from '@remotion/player';
import {AbsoluteFill, interpolateColors, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  every: z.number().int().min(4).max(20),
});

export const defaultProps: z.infer<typeof schema> = {
  every: 15,
};

const Sunrise = () => {
  const progress = useCurrentFrame() / 100;
  return (
    <AbsoluteFill
      style={{
        backgroundColor: interpolateColors(
          progress,
          [0, 0.5, 1],
          ['#12313c', '#2b7470', '#f4d58d'],
        ),
      }}
    >
      <div
        style={{
          position: 'absolute',
          left: 60,
          bottom: -80 + progress * 170,
          width: 80,
          height: 80,
          borderRadius: 40,
          backgroundColor: '#ff6f42',
        }}
      />
      <div
        style={{
          position: 'absolute',
          bottom: 0,
          width: '100%',
          height: 34,
          backgroundColor: '#0f3236',
        }}
      />
    </AbsoluteFill>
  );
};

export const Filmstrip = ({every}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const current = Math.min(5, Math.floor(frame / every));
  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#15262b',
        display: 'grid',
        gridTemplateColumns: 'repeat(3, 176px)',
        gap: 20,
        placeContent: 'center',
      }}
    >
      {[0, 1, 2, 3, 4, 5].map((index) => (
        <div
          key={index}
          style={{
            width: 176,
            height: 120,
            borderRadius: 8,
            overflow: 'hidden',
            outline:
              index === current ? '4px solid #eef3f3' : '1px solid #31484f',
          }}
        >
          <Thumbnail
            component={Sunrise}
            frameToDisplay={index * every}
            durationInFrames={101}
            fps={30}
            compositionWidth={200}
            compositionHeight={136}
            style={{width: 176, height: 120}}
          />
        </div>
      ))}
    </AbsoluteFill>
  );
};
