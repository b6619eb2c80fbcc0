import {AnimatedEmoji} from '@remotion/animated-emoji';
import {zColor} from '@remotion/zod-types';
import {AbsoluteFill, staticFile} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  ground: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  ground: '#2b1a3d',
};

const calculateSrc = () => staticFile('demos/media/fire.webm');

export const Fire = ({ground}: z.infer<typeof schema>) => (
  <AbsoluteFill
    style={{
      backgroundColor: ground,
      placeContent: 'center',
      alignItems: 'center',
    }}
  >
    <AnimatedEmoji
      emoji="fire"
      calculateSrc={calculateSrc}
      style={{width: 260, height: 260}}
    />
  </AbsoluteFill>
);
