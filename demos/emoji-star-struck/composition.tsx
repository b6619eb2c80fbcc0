import {AnimatedEmoji} from '@remotion/animated-emoji';
import {zColor} from '@remotion/zod-types';
import {AbsoluteFill, staticFile} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  ground: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  ground: '#e9e2ff',
};

const calculateSrc = () => staticFile('demos/media/star-struck.webm');

export const StarStruck = ({ground}: z.infer<typeof schema>) => (
  <AbsoluteFill
    style={{
      backgroundColor: ground,
      placeContent: 'center',
      alignItems: 'center',
    }}
  >
    <AnimatedEmoji
      emoji="star-struck"
      calculateSrc={calculateSrc}
      style={{width: 260, height: 260}}
    />
  </AbsoluteFill>
);
