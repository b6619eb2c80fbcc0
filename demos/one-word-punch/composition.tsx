import '@fontsource/anton/latin-400.css';
import {zColor} from '@remotion/zod-types';
import {
  AbsoluteFill,
  random,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  words: z.string().max(80),
  loud: z.string().max(30),
  pace: z.number().int().min(6).max(20),
  tilt: z.number().min(0).max(12),
  color: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  words: 'I had one rope two nuts and NO plan at ALL so I climbed',
  loud: 'no all climbed',
  pace: 10,
  tilt: 4,
  color: '#00e5a8',
};

export const OneWordPunch = ({
  words,
  loud,
  pace,
  tilt,
  color,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height, fps} = useVideoConfig();
  const unit = Math.min(width, height) / 360;
  const list = words.split(' ').filter(Boolean);
  const index = Math.min(list.length - 1, Math.floor((frame - 6) / pace));
  const word = list[index] ?? '';
  const isLoud = loud.toLowerCase().split(' ').includes(word.toLowerCase());
  const punch = spring({
    frame: frame - 6 - index * pace,
    fps,
    config: {damping: 11, stiffness: 260, mass: 0.6},
  });
  const size =
    Math.min(height * 0.32, (width * 1.7) / Math.max(3, word.length)) *
    (isLoud ? 1.12 : 0.86);
  const climb = frame * 0.5;

  return (
    <AbsoluteFill style={{backgroundColor: '#c4ccd4', overflow: 'hidden'}}>
      <svg
        viewBox="0 0 640 360"
        width="100%"
        height="100%"
        preserveAspectRatio="xMidYMid slice"
        style={{position: 'absolute'}}
      >
        <g transform={`translate(0 ${climb})`}>
          <path
            d="M250-200 300-90 262 10 322 90 280 180 336 270 300 400H660V-200z"
            fill="#3b4250"
          />
          <path
            d="M420-200 380-60 450 40 402 150 470 250 430 400H660V-200z"
            fill="#2a2f3a"
          />
          <path
            d="M322 90 402 60M336 270l80-40M300-90l84 20M470 250l90-60M450 40l110-30"
            stroke="#4d5666"
            strokeWidth="5"
          />
        </g>
        <path d={`M306 ${-20}V400`} stroke="#ffd23f" strokeWidth="3" />
        <g
          transform={`translate(300 ${106 - Math.sin(frame / 10) * 5})`}
          strokeLinecap="round"
          fill="none"
        >
          <path
            d={`M-2-20 ${18 + Math.sin(frame / 10) * 6} -62M0-18-24 ${-46 + Math.cos(frame / 10) * 8}`}
            stroke="#e8a27c"
            strokeWidth="11"
          />
          <path
            d={`M-4 30 24 ${58 + Math.cos(frame / 10) * 6}M-8 30-26 ${72 - Math.cos(frame / 10) * 6}`}
            stroke="#1d2230"
            strokeWidth="14"
          />
          <path d="M-2-16-6 30" stroke="#ff5630" strokeWidth="27" />
          <circle cx="-4" cy="-46" r="14" fill="#ff5630" stroke="none" />
        </g>
      </svg>
      <AbsoluteFill
        style={{
          justifyContent: 'center',
          alignItems: 'center',
          paddingTop: '22%',
        }}
      >
        <div
          style={{
            position: 'relative',
            font: `400 ${size}px/1 Anton, sans-serif`,
            textTransform: 'uppercase',
            color: isLoud ? color : '#fff',
            WebkitTextStroke: `${size * 0.09}px #14171f`,
            paintOrder: 'stroke',
            rotate: `${(random(`punch${index}`) - 0.5) * 2 * tilt}deg`,
            scale: String(0.55 + punch * 0.45),
            filter: `drop-shadow(0 ${6 * unit}px 0 #14171f)`,
            opacity: frame < 6 ? 0 : 1,
          }}
        >
          {word}
        </div>
      </AbsoluteFill>
    </AbsoluteFill>
  );
};
