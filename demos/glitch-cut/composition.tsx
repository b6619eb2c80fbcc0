import {AbsoluteFill, random, useCurrentFrame, useVideoConfig} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  from: z.string().max(18),
  to: z.string().max(18),
  slices: z.number().int().min(4).max(40),
  force: z.number().min(0.2).max(2),
});

export const defaultProps: z.infer<typeof schema> = {
  from: 'CAM 04 ROOF',
  to: 'CAM 11 DOCK',
  slices: 22,
  force: 1,
};

const Feed = ({
  dock,
  label,
  frame,
}: {
  dock: boolean;
  label: string;
  frame: number;
}) => {
  const {width, height} = useVideoConfig();
  const unit = Math.min(width, height) / 360;
  return (
    <AbsoluteFill style={{backgroundColor: dock ? '#33454c' : '#5d5f57'}}>
      <svg
        viewBox="0 0 640 360"
        width="100%"
        height="100%"
        preserveAspectRatio="xMidYMid slice"
      >
        {dock ? (
          <g>
            <path d="M0 190H640V360H0z" fill="#1d2a30" />
            <path d="M0 300 640 210V360H0z" fill="#8d9899" />
            {['#d66a4a', '#c9d0c8', '#4f86a0', '#d9b14a'].map((fill, index) => (
              <path
                key={fill}
                d="M0 0h96v60H0zM8 8h6v44H8zM26 8h6v44h-6zM44 8h6v44h-6z"
                fillRule="evenodd"
                fill={fill}
                transform={`translate(${250 + (index % 2) * 106} ${130 + Math.floor(index / 2) * 66})`}
              />
            ))}
            <path d="M120 60h12v250h-12zM60 60h260v12H60z" fill="#e2e6df" />
            <path
              d={`M${270 + Math.sin(frame / 20) * 20} 72v40`}
              stroke="#e2e6df"
              strokeWidth="4"
            />
          </g>
        ) : (
          <g>
            <path d="M0 150 640 90V360H0z" fill="#9b9c8e" />
            <path d="M90 120h130v110H90zM430 80h80v140h-80z" fill="#c8c7b5" />
            <path
              d="M220 120l30 16v110l-30-16zM510 80l26 14v140l-26-14z"
              fill="#6f7067"
            />
            <path d="M0 300h640v8H0z" fill="#3e403a" />
            <g transform={`translate(${330 + frame * 0.5} 214)`}>
              <ellipse cx="10" cy="58" rx="26" ry="6" opacity="0.4" />
              <path d="M-10 60V10h22v50zM-6-14h14v16H-6z" fill="#23241f" />
            </g>
          </g>
        )}
      </svg>
      <div
        style={{
          position: 'absolute',
          left: 18 * unit,
          top: 14 * unit,
          right: 18 * unit,
          display: 'flex',
          justifyContent: 'space-between',
          font: `600 ${17 * unit}px/1.4 JetBrains Mono Variable, monospace`,
          color: '#f4fff0',
          textShadow: `0 0 ${5 * unit}px #000`,
        }}
      >
        <span>{label}</span>
        <span>
          REC 03:1{dock ? 2 : 1}:
          {String(10 + Math.floor(frame / 30)).padStart(2, '0')}
        </span>
      </div>
    </AbsoluteFill>
  );
};

export const GlitchCut = ({
  from,
  to,
  slices,
  force,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const cut = Math.round(durationInFrames / 2);
  // Broken for 25 frames around the cut, worst in its middle; two frames hold one pattern.
  const broken = Math.max(0, 1 - Math.abs(frame - cut) / 13) * force;
  const beat = Math.floor(frame / 2);
  const slip = (seed: string) => (random(`${seed}${beat}`) - 0.5) * broken;
  const channels = [
    ['#ff0000', -1],
    ['#00ff00', 0],
    ['#0000ff', 1],
  ] as const;
  const strip = (index: number) => {
    const wild = random(`glitch-w${index}-${beat}`) < broken * 0.7;
    const dock =
      frame >= cut
        ? !(random(`glitch-b${index}-${beat}`) < broken * 0.3)
        : random(`glitch-b${index}-${beat}`) < broken * 0.3;
    return {shift: wild ? slip(`glitch-s${index}-`) * 34 : 0, dock};
  };

  return (
    <AbsoluteFill style={{backgroundColor: '#000', isolation: 'isolate'}}>
      {channels.map(([color, side]) => (
        <AbsoluteFill
          key={color}
          style={{
            mixBlendMode: 'screen',
            translate: `${side * broken * 1.6}% 0`,
            isolation: 'isolate',
          }}
        >
          {(broken > 0
            ? Array.from({length: slices}, (_, index) => index)
            : [0]
          ).map((index) => {
            const {shift, dock} =
              broken > 0 ? strip(index) : {shift: 0, dock: frame >= cut};
            const count = broken > 0 ? slices : 1;
            return (
              <AbsoluteFill
                key={index}
                style={{
                  clipPath: `inset(${(index / count) * 100}% 0 ${(1 - (index + 1) / count) * 100}% 0)`,
                  translate: `${shift}% 0`,
                }}
              >
                <Feed dock={dock} label={dock ? to : from} frame={frame} />
              </AbsoluteFill>
            );
          })}
          <AbsoluteFill
            style={{backgroundColor: color, mixBlendMode: 'multiply'}}
          />
        </AbsoluteFill>
      ))}
    </AbsoluteFill>
  );
};
