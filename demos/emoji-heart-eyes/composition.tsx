import {AnimatedEmoji} from '@remotion/animated-emoji';
import {zColor} from '@remotion/zod-types';
import {AbsoluteFill, staticFile} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  ground: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  ground: '#ffe3ec',
};

const calculateSrc = () => staticFile('demos/media/heart-eyes.webm');

export const HeartEyes = ({ground}: z.infer<typeof schema>) => (
  <AbsoluteFill
    style={{
      backgroundColor: ground,
      placeContent: 'center',
      alignItems: 'center',
    }}
  >
    <AnimatedEmoji
      emoji="heart-eyes"
      calculateSrc={calculateSrc}
      style={{width: 260, height: 260}}
    />
  </AbsoluteFill>
);
