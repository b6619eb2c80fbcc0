import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  titleFrom: z.number().int().min(0).max(80),
  cutAt: z.number().int().min(20).max(100),
});

export const defaultProps: z.infer<typeof schema> = {
  titleFrom: 26,
  cutAt: 64,
};

export const TimelineEditor = ({titleFrom, cutAt}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const place = (at: number) => (at / durationInFrames) * 576;
  const rest = durationInFrames - cutAt;
  const items = [
    {track: 0, from: titleFrom, length: 40, color: '#f0a43c', name: 'Title'},
    {track: 1, from: 0, length: cutAt, color: '#e0775a', name: 'Evening'},
    {track: 1, from: cutAt, length: rest, color: '#9b93e3', name: 'Night'},
    {
      track: 2,
      from: 0,
      length: durationInFrames,
      color: '#3d9a82',
      name: 'Sound of the sea',
    },
  ];
  const isNight = frame >= cutAt;
  const titled = frame >= titleFrom && frame < titleFrom + 40;

  return (
    <AbsoluteFill style={{backgroundColor: '#efeaf7'}}>
      <svg viewBox="0 0 640 360" style={{position: 'absolute'}}>
        <clipPath id="picture">
          <rect x={170} y={14} width={300} height={168} rx={8} />
        </clipPath>
        <g clipPath="url(#picture)">
          <rect
            x={170}
            width={300}
            height={200}
            fill={isNight ? '#28245c' : '#f7b37a'}
          />
          <circle
            cx={isNight ? 250 : 380}
            cy={isNight ? 60 : 104 + frame / 5}
            r={isNight ? 17 : 28}
            fill={isNight ? '#f4ead2' : '#fff0c9'}
          />
          <rect
            x={170}
            y={126}
            width={300}
            height={60}
            fill={isNight ? '#17153b' : '#a9485c'}
          />
          <path
            d="M-24 0H24L15 12H-15ZM-2-4V-44L20-4Z"
            fill={isNight ? '#f4ead2' : '#3d1f3d'}
            transform={`translate(${210 + frame * 1.6} 128)`}
          />
        </g>
        <rect x={20} y={196} width={600} height={152} rx={10} fill="#ffffff" />
        {[0, 1, 2, 3, 4].map((second) => (
          <text
            key={second}
            x={32 + place(second * 30)}
            y={214}
            fill="#7d7690"
            fontSize={11}
          >
            {second}s
          </text>
        ))}
        {items.map(({track, from, length, color, name}) => (
          <g
            key={name}
            transform={`translate(${32 + place(from)} ${224 + track * 40})`}
          >
            <rect width={place(length) - 3} height={32} rx={6} fill={color} />
            <text x={10} y={21} fill="#1d1730" fontSize={14} fontWeight={600}>
              {name}
            </text>
          </g>
        ))}
        <g transform={`translate(${32 + place(frame)} 202)`} fill="#d4311f">
          <rect x={-1} width={2} height={142} />
          <path d="M-7-4H7V5L0 12L-7 5Z" />
        </g>
      </svg>
      {titled && (
        <div
          style={{
            position: 'absolute',
            top: 34,
            width: '100%',
            textAlign: 'center',
            color: '#ffffff',
            font: '700 34px Instrument Sans Variable, sans-serif',
          }}
        >
          Out to sea
        </div>
      )}
    </AbsoluteFill>
  );
};
