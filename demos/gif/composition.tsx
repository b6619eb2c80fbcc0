import {Gif} from '@remotion/gif';
import {AbsoluteFill, staticFile} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  fit: z.enum(['contain', 'cover', 'fill']),
  loopBehavior: z.enum(['loop', 'pause-after-finish', 'unmount-after-finish']),
  playbackRate: z.number().min(0.25).max(3).step(0.25),
});

export const defaultProps: z.infer<typeof schema> = {
  fit: 'cover',
  loopBehavior: 'loop',
  playbackRate: 1,
};

const boxes = [
  {width: 330, height: 160},
  {width: 150, height: 270},
];

export const RocketInBoxes = (props: z.infer<typeof schema>) => (
  <AbsoluteFill
    style={{
      flexDirection: 'row',
      justifyContent: 'center',
      alignItems: 'center',
      gap: 40,
      backgroundColor: '#15262b',
    }}
  >
    {boxes.map((size) => (
      <div key={size.width} style={{...size, outline: '3px solid #5cd0c5'}}>
        <Gif src={staticFile('demos/media/rocket.gif')} {...size} {...props} />
      </div>
    ))}
  </AbsoluteFill>
);
