import {
  AbsoluteFill,
  OffthreadVideo,
  staticFile,
  useCurrentFrame,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  startFrom: z.number().int().min(0).max(30),
  endAt: z.number().int().min(31).max(69),
  playbackRate: z.number().min(0.5).max(2).step(0.25),
});

export const defaultProps: z.infer<typeof schema> = {
  startFrom: 6,
  endAt: 69,
  playbackRate: 1,
};

const x = (frame: number) => 80 + frame * (480 / 69);

export const TrimmedSmile = ({
  startFrom,
  endAt,
  playbackRate,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const position = Math.min(startFrom + frame * playbackRate, 69);
  const isOver = frame >= endAt - startFrom;

  return (
    <AbsoluteFill style={{backgroundColor: '#0b1315', alignItems: 'center'}}>
      <OffthreadVideo
        src={staticFile('demos/media/smile.webm')}
        startFrom={startFrom}
        endAt={endAt}
        playbackRate={playbackRate}
        style={{height: 270, marginTop: 6}}
      />
      <svg
        viewBox="0 0 640 360"
        style={{position: 'absolute'}}
        strokeLinecap="round"
      >
        <path d={`M${x(0)} 310H${x(69)}`} stroke="#31484f" strokeWidth={12} />
        <path
          d={`M${x(startFrom)} 310H${x(endAt)}`}
          stroke="#5cd0c5"
          strokeWidth={12}
        />
        {isOver ? null : (
          <path d={`M${x(position)} 296v28`} stroke="#ff6f42" strokeWidth={6} />
        )}
      </svg>
    </AbsoluteFill>
  );
};
