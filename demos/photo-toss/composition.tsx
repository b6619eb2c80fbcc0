import {zColor} from '@remotion/zod-types';
import {
  AbsoluteFill,
  interpolate,
  random,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  every: z.number().int().min(5).max(16),
  mess: z.number().min(0).max(30),
  desk: zColor(),
  frameColor: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  every: 11,
  mess: 14,
  desk: '#5b4636',
  frameColor: '#fffaf0',
};

/** Four pictures of a hike, to be replaced by yours. */
const Photo = ({index}: {index: number}) => {
  const [sky, far, near] =
    [
      ['#f6bd8b', '#c9745b', '#6f3b43'],
      ['#bfe3ef', '#7fb3a5', '#2f6657'],
      ['#2b3a67', '#4b5d94', '#161d3a'],
      ['#ffe9b8', '#8fc08a', '#3c7a4f'],
    ][index] ?? [];
  return (
    <svg
      viewBox="0 0 320 180"
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid slice"
      style={{display: 'block'}}
    >
      <rect width="320" height="180" fill={sky} />
      <circle
        cx={index % 2 ? 96 : 220}
        cy="54"
        r={index === 2 ? 16 : 25}
        fill={index === 2 ? '#f4f1d8' : '#fff4d2'}
      />
      <path
        d="M0 130 70 66 118 108 176 44 250 112 290 84 320 108V180H0z"
        fill={far}
      />
      <path d="M0 150q80-34 160-10t160-14V180H0z" fill={near} />
      {index === 1 && (
        <path
          d="M40 150h30l-15-46zM74 156h24l-12-38zM250 148h30l-15-50z"
          fill="#1b4438"
        />
      )}
      {index === 2 && (
        <path
          d="M130 150 166 98l36 52zM166 98v52"
          fill="#ff8c42"
          stroke="#161d3a"
          strokeWidth="2"
        />
      )}
      {index === 3 && (
        <path
          d="M152 142v-22l-8-4 8-10a7 7 0 1 1 12 0l10 8-10 4v24M176 106v40"
          fill="#d1495b"
          stroke="#5b2333"
          strokeWidth="3"
          strokeLinejoin="round"
        />
      )}
    </svg>
  );
};

export const PhotoToss = ({
  every,
  mess,
  desk,
  frameColor,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height, fps} = useVideoConfig();
  const unit = Math.min(width, height) / 360;
  const fill = spring({
    frame: frame - 20 - every * 4 - 14,
    fps,
    config: {damping: 200},
    durationInFrames: 26,
  });
  const size = {width: 300 * unit, height: 190 * unit};
  // Large enough that the print's white border lies outside the picture.
  const full =
    Math.max(
      width / (size.width - 24 * unit),
      height / (size.height - 24 * unit),
    ) * 1.02;

  return (
    <AbsoluteFill
      style={{
        backgroundColor: desk,
        backgroundImage:
          'repeating-linear-gradient(94deg, rgb(255 255 255 / 0.05) 0 2%, transparent 2% 7%)',
      }}
    >
      {[0, 1, 2, 3].map((index) => {
        const fly = spring({
          frame: frame - 6 - every * index,
          fps,
          config: {damping: 15, mass: 0.7, stiffness: 90},
        });
        const last = index === 3 ? fill : 0;
        const turn = (random(`toss-r${index}`) - 0.5) * 2 * mess;
        const from = (index % 2 ? 1 : -1) * 0.8;
        const rest = {
          x: (random(`toss-x${index}`) - 0.5) * 0.34,
          y: (random(`toss-y${index}`) - 0.5) * 0.3,
        };
        const x = interpolate(fly, [0, 1], [from, rest.x]) * (1 - last) * width;
        const y = interpolate(fly, [0, 1], [0.9, rest.y]) * (1 - last) * height;
        const high = Math.max(0, 1 - fly) + last * 0.8;
        return (
          <div
            key={index}
            style={{
              position: 'absolute',
              left: '50%',
              top: '50%',
              ...size,
              margin: `${-size.height / 2}px 0 0 ${-size.width / 2}px`,
              padding: 12 * unit,
              backgroundColor: frameColor,
              transform: `translate(${x}px, ${y}px) rotate(${(turn + (1 - fly) * 80 * Math.sign(from)) * (1 - last)}deg) scale(${1 + (1 - fly) * 0.5 + last * (full - 1)})`,
              boxShadow: `0 ${(3 + high * 30) * unit}px ${(8 + high * 40) * unit}px rgb(20 10 0 / 0.45)`,
              opacity: fly > 0.001 ? 1 : 0,
            }}
          >
            <Photo index={index} />
          </div>
        );
      })}
    </AbsoluteFill>
  );
};
