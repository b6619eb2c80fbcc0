import '@fontsource/anton/latin-400.css';
import {zColor} from '@remotion/zod-types';
import {
  AbsoluteFill,
  Easing,
  interpolate,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  time: z.string().max(8),
  slant: z.number().min(-20).max(20),
  gutter: z.number().min(0).max(20),
  night: zColor(),
  alarm: zColor(),
  safe: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  time: '02:59',
  slant: 9,
  gutter: 7,
  night: '#1d2a6b',
  alarm: '#e8412c',
  safe: '#f2b632',
};

const Car = ({night}: {night: string}) => {
  const frame = useCurrentFrame();
  return (
    <g>
      <rect x="-400" y="-300" width="800" height="600" fill={night} />
      <circle cx="70" cy="-96" r="34" fill="#f4e9c9" />
      {Array.from({length: 9}, (_, index) => (
        <path
          key={index}
          d={`M0 60V${-50 - ((index * 37) % 70)}h52V60z`}
          fill="#131c4d"
          transform={`translate(${((((index * 62 - frame * 1.5) % 558) + 558) % 558) - 300} 0)`}
        />
      ))}
      <path d="M-400 58H400V300H-400z" fill="#0c1233" />
      <path
        d="M-400 104H400"
        stroke="#f4e9c9"
        strokeWidth="5"
        strokeDasharray="40 34"
        strokeDashoffset={frame * -9}
        opacity="0.7"
      />
      <g transform={`translate(-8 ${62 + Math.sin(frame / 2) * 0.8})`}>
        <path d="M92 2 300-22V40z" fill="#fff3c4" opacity="0.45" />
        <path
          d="M-96 20c-8-30 20-32 36-34 12-28 26-38 62-38s46 18 58 36c30 2 38 10 36 36z"
          fill="#c9d3e6"
        />
        <path
          d="M-46-16c10-20 18-26 40-26v26zM4-42c22 0 32 10 42 26H4z"
          fill="#25315f"
        />
        <path d="M-24-18a9 9 0 0 1 18 0zM-28-24h26v-5h-26z" fill="#0c1233" />
        {[-54, 54].map((x) => (
          <g key={x} transform={`translate(${x} 20) rotate(${frame * 24})`}>
            <circle r="19" fill="#0a0d1f" />
            <path d="M-9 0H9M0-9V9" stroke="#c9d3e6" strokeWidth="4" />
          </g>
        ))}
      </g>
    </g>
  );
};

const Guard = ({alarm, time}: {alarm: string; time: string}) => {
  const frame = useCurrentFrame();
  const breath = Math.sin(frame / 11);
  return (
    <g>
      <rect x="-400" y="-300" width="800" height="600" fill={alarm} />
      <g transform="translate(0 -96)">
        <rect x="-66" y="-34" width="132" height="58" rx="6" fill="#2a0d10" />
        <text
          y="13"
          fontSize="44"
          textAnchor="middle"
          fontFamily="Anton, sans-serif"
          fill={frame % 30 < 20 ? '#ffd9c9' : '#a3483c'}
        >
          {time}
        </text>
      </g>
      <path d="M-400 118H400V300H-400z" fill="#8f1d16" />
      <g transform={`translate(0 ${breath * 2})`}>
        <path d="M-64 122C-60 50-30 34 0 34s60 16 64 88z" fill="#2a0d10" />
        <ellipse cx="0" cy="22" rx="31" ry="33" fill="#f3c6a3" />
        <path d="M-40 4C-36-30 36-30 40 4L50 10H-50z" fill="#2a0d10" />
        <path
          d="M-18 22q6 5 12 0M6 22q6 5 12 0"
          fill="none"
          stroke="#2a0d10"
          strokeWidth="3"
        />
        <ellipse
          cx="0"
          cy="40"
          rx={5 + breath}
          ry={4 + breath * 2}
          fill="#2a0d10"
        />
      </g>
      {[0, 1, 2].map((index) => {
        const rise = (frame / 50 + index / 3) % 1;
        return (
          <text
            key={index}
            x={46 + rise * 40}
            y={-4 - rise * 60}
            fontSize={14 + rise * 20}
            fontFamily="Anton, sans-serif"
            fill="#fff"
            opacity={1 - rise}
          >
            Z
          </text>
        );
      })}
    </g>
  );
};

const Safe = ({safe}: {safe: string}) => {
  const frame = useCurrentFrame();
  const turn = Math.floor(frame / 14) * 47 + Math.min(1, (frame % 14) / 6) * 47;
  return (
    <g>
      <rect x="-400" y="-300" width="800" height="600" fill={safe} />
      <rect x="-128" y="-130" width="256" height="290" rx="14" fill="#3b3a45" />
      <rect x="-108" y="-110" width="216" height="250" rx="8" fill="#565563" />
      <g transform="translate(0 -12)">
        <circle r="66" fill="#23222b" />
        <g transform={`rotate(${turn})`}>
          <circle r="56" fill="#e9e4d6" />
          {Array.from({length: 24}, (_, index) => (
            <path
              key={index}
              d={`M0-54V${index % 4 ? -46 : -40}`}
              stroke="#23222b"
              strokeWidth={index % 4 ? 2 : 4}
              transform={`rotate(${index * 15})`}
            />
          ))}
          <circle r="20" fill="#3b3a45" />
          <path d="M-4-18h8v20h-8z" fill={safe} />
        </g>
        <path d="M-8-76H8L0-60z" fill="#e8412c" />
      </g>
      <path
        d={`M190 200C120 150 96 120 ${66 + Math.sin(turn / 40) * 4} 54l-16-28c-6-12 12-20 20-8l16 22 30-8c40-4 70 20 110 60z`}
        fill="#15131c"
      />
    </g>
  );
};

export const SplitCaper = ({
  time,
  slant,
  gutter,
  night,
  alarm,
  safe,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height, durationInFrames} = useVideoConfig();
  const unit = Math.min(width, height) / 360;
  const tall = height > width;
  const move = (from: number, to: number) =>
    interpolate(frame, [from, to], [0, 1], {
      extrapolateLeft: 'clamp',
      extrapolateRight: 'clamp',
      easing: Easing.inOut(Easing.poly(4)),
    });
  // Where the two cuts stand: one scene, two, three, and at last only the safe.
  const out = move(durationInFrames - 46, durationInFrames - 22);
  const first = 1.12 - 0.56 * move(20, 40) - 0.2 * move(56, 76) - 0.5 * out;
  const second = 1.14 - 0.46 * move(56, 76) - 0.82 * out;
  const [long, wide] = tall ? [height, width] : [width, height];
  const lean = (Math.tan((slant / 180) * Math.PI) * wide) / 2;
  const gap = (gutter * unit) / 2;
  const panels = [
    {from: -0.4, to: first, scene: <Car night={night} />},
    {from: first, to: second, scene: <Guard alarm={alarm} time={time} />},
    {from: second, to: 1.4, scene: <Safe safe={safe} />},
  ];
  const corner = (along: number, across: number) =>
    tall ? `${across} ${along}` : `${along} ${across}`;

  return (
    <AbsoluteFill style={{backgroundColor: '#fffaf0'}}>
      <svg width={width} height={height}>
        {panels.map(({from, to, scene}, index) => {
          const [start, end] = [from * long + gap, to * long - gap];
          // The subject stays in the middle of what can be seen of its panel.
          const middle = (Math.max(0, start) + Math.min(long, end)) / 2;
          const zoom = (wide / 360) * (tall ? 0.84 : 1);
          return (
            <g key={from + index}>
              <clipPath id={`caper-panel${index}`}>
                <path
                  d={`M${corner(start + lean, 0)}L${corner(Math.max(start, end) + lean, 0)} ${corner(Math.max(start, end) - lean, wide)} ${corner(start - lean, wide)}Z`}
                />
              </clipPath>
              <g clipPath={`url(#caper-panel${index})`}>
                <g
                  transform={
                    tall
                      ? `translate(${width / 2} ${middle}) scale(${zoom})`
                      : `translate(${middle} ${height / 2}) scale(${zoom})`
                  }
                >
                  {scene}
                </g>
              </g>
            </g>
          );
        })}
      </svg>
    </AbsoluteFill>
  );
};
