import {
  AbsoluteFill,
  Audio,
  interpolate,
  Sequence,
  staticFile,
  useCurrentFrame,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  from: z.number().int().min(0).max(60),
  startFrom: z.number().int().min(0).max(60),
  playbackRate: z.number().min(0.5).max(2),
  muted: z.boolean(),
});

export const defaultProps: z.infer<typeof schema> = {
  from: 30,
  startFrom: 40,
  playbackRate: 1,
  muted: false,
};

export const Edit = ({
  from,
  startFrom,
  playbackRate,
  muted,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const sounds = frame >= from && !muted;
  const heard = Math.max(0, frame - from) * playbackRate + startFrom;
  const place = (position: number) =>
    interpolate(position, [0, 180], [40, 600]);
  const line = {stroke: '#3b2c1a', strokeWidth: 2};

  return (
    <AbsoluteFill style={{backgroundColor: '#f5ecd7'}}>
      <Sequence from={from}>
        <Audio
          src={staticFile('demos/media/melody.wav')}
          startFrom={startFrom}
          playbackRate={playbackRate}
          muted={muted}
        />
      </Sequence>
      <svg
        viewBox="0 0 640 360"
        fontFamily="JetBrains Mono Variable, monospace"
        fontSize={22}
      >
        <text x={40} y={50} fill="#3b2c1a">
          file
        </text>
        <rect x={40} y={64} width={560} height={56} rx={6} fill="#e3d3ac" />
        <rect
          x={place(startFrom)}
          y={64}
          width={600 - place(startFrom)}
          height={56}
          rx={6}
          fill="#2a9d74"
        />
        <path
          d={`M${Math.min(600, place(heard))} 56V128`}
          {...line}
          strokeWidth={4}
        />
        <path
          d={`M${Math.min(600, place(heard))} 128L${place(frame)} 206`}
          {...line}
          strokeDasharray="3 7"
        />
        <text x={40} y={320} fill="#3b2c1a">
          {sounds
            ? `frame ${frame} plays ${heard.toFixed(0)} of the file`
            : `frame ${frame} is silent`}
        </text>
        <rect x={40} y={214} width={560} height={56} rx={6} fill="#e3d3ac" />
        <rect
          x={place(from)}
          y={214}
          width={600 - place(from)}
          height={56}
          rx={6}
          fill={muted ? '#b9ab86' : '#d1495b'}
        />
        <path d={`M${place(frame)} 206V278`} {...line} strokeWidth={4} />
      </svg>
    </AbsoluteFill>
  );
};
