import {AnimatedEmoji} from '@remotion/animated-emoji';
import {zColor} from '@remotion/zod-types';
import {AbsoluteFill, staticFile} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  ground: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  ground: '#e4f7d9',
};

const calculateSrc = () => staticFile('demos/media/joy.webm');

export const Joy = ({ground}: z.infer<typeof schema>) => (
  <AbsoluteFill
    style={{
      backgroundColor: ground,
      placeContent: 'center',
      alignItems: 'center',
    }}
  >
    <AnimatedEmoji
      emoji="joy"
      calculateSrc={calculateSrc}
      style={{width: 260, height: 260}}
    />
  </AbsoluteFill>
);
