import {AbsoluteFill, staticFile, useCurrentFrame, Video} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  startFrom: z.number().int().min(0).max(60),
  playbackRate: z.number().min(0.25).max(2).step(0.25),
  volume: z.number().min(0).max(1),
});

export const defaultProps: z.infer<typeof schema> = {
  startFrom: 20,
  playbackRate: 1,
  volume: 0.6,
};

export const ClipInTheTimeline = ({
  startFrom,
  playbackRate,
  volume,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#15262b',
        placeContent: 'center',
        alignItems: 'center',
        gap: 20,
      }}
    >
      <Video
        src={staticFile('samples/clip.webm')}
        startFrom={startFrom}
        playbackRate={playbackRate}
        volume={() => volume}
        style={{
          width: 448,
          borderRadius: 18,
          border: '2px solid #31484f',
          transform: `perspective(900px) rotateY(${Math.sin(frame / 16) * 14}deg)`,
        }}
      />
      <code
        style={{
          font: '20px JetBrains Mono Variable, monospace',
          whiteSpace: 'pre',
          color: '#8ca0a6',
        }}
      >
        frame {String(frame).padStart(2)} shows {startFrom} + {frame} ×{' '}
        {playbackRate}
      </code>
    </AbsoluteFill>
  );
};
