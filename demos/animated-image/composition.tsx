import {useState} from 'react';
import {
  AbsoluteFill,
  AnimatedImage,
  staticFile,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  fit: z.enum(['contain', 'cover', 'fill']),
  loopBehavior: z.enum(['loop', 'pause-after-finish', 'clear-after-finish']),
  playbackRate: z.number().min(0.5).max(2).step(0.25),
});

export const defaultProps: z.infer<typeof schema> = {
  fit: 'cover',
  loopBehavior: 'loop',
  playbackRate: 1,
};

export const Planet = ({
  fit,
  loopBehavior,
  playbackRate,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const [error, setError] = useState<Error | null>(null);

  return (
    <AbsoluteFill style={{backgroundColor: '#15262b'}}>
      <AnimatedImage
        src={staticFile('demos/media/orbit.webp')}
        width={480}
        height={260}
        fit={fit}
        loopBehavior={loopBehavior}
        playbackRate={playbackRate}
        onError={setError}
        style={{
          position: 'absolute',
          left: 80,
          top: 36,
          outline: '2px solid #3d565d',
        }}
      />
      {error ? (
        <p style={{margin: 90, color: '#eef3f3'}}>{error.message}</p>
      ) : null}
      <div
        style={{
          position: 'absolute',
          left: 80,
          top: 318,
          height: 6,
          width: (480 * (frame + 1)) / durationInFrames,
          backgroundColor: '#5cd0c5',
        }}
      />
    </AbsoluteFill>
  );
};
