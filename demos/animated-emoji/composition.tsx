import {AnimatedEmoji} from '@remotion/animated-emoji';
import {AbsoluteFill, staticFile} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  playbackRate: z.number().min(0.5).max(2),
  size: z.number().int().min(120).max(340),
});

export const defaultProps: z.infer<typeof schema> = {
  playbackRate: 1,
  size: 300,
};

const calculateSrc = () => staticFile('demos/media/smile.webm');

export const Emoji = ({playbackRate, size}: z.infer<typeof schema>) => (
  <AbsoluteFill
    style={{
      backgroundColor: '#0b1315',
      placeContent: 'center',
      alignItems: 'center',
    }}
  >
    <AnimatedEmoji
      emoji="smile"
      calculateSrc={calculateSrc}
      playbackRate={playbackRate}
      style={{width: size, height: size}}
    />
  </AbsoluteFill>
);
