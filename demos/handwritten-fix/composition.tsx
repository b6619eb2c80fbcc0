import '@fontsource/caveat/latin-700.css';
import '@fontsource/fraunces/latin-400.css';
import {zColor} from '@remotion/zod-types';
import {
  AbsoluteFill,
  interpolate,
  random,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  sentence: z.string().max(60),
  fix: z.string().max(14),
  color: zColor(),
  shake: z.number().min(0).max(12),
});

export const defaultProps: z.infer<typeof schema> = {
  sentence: 'We make [complicated] things for busy people.',
  fix: 'simple',
  color: '#d4202a',
  shake: 5,
};

const clamp = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;

export const HandwrittenFix = ({
  sentence,
  fix,
  color,
  shake,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height} = useVideoConfig();
  const unit = Math.min(width, height) / 360;
  const [before = '', wrong = '', after = ''] = sentence.split(/[[\]]/);
  const strike = interpolate(frame, [26, 44], [0, 1], clamp);
  const write = interpolate(frame, [54, 82], [-20, 120], clamp);
  // Two strokes to and fro with a shaking hand; the pen is somewhere between two of the points.
  const point = (index: number) => {
    const x = (index <= 8 ? index / 8 : (16 - index) / 8) * 100;
    return [
      x,
      10 + (index > 8 ? 5 : 0) + (random(`s${index}`) - 0.5) * shake,
    ] as const;
  };
  const pen = strike * 16;
  const last = Math.floor(pen);
  const [fromX, fromY] = point(last);
  const [toX, toY] = point(Math.min(last + 1, 16));
  const tip = [
    fromX + (toX - fromX) * (pen - last),
    fromY + (toY - fromY) * (pen - last),
  ];
  const line = [
    ...Array.from({length: last + 1}, (_, index) => point(index)),
    tip,
  ];

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#fbfaf4',
        backgroundImage: `linear-gradient(#c9dbe8 ${1.2 * unit}px, #0000 0)`,
        backgroundSize: `100% ${30 * unit}px`,
        justifyContent: 'center',
        padding: `0 ${46 * unit}px 0 ${74 * unit}px`,
      }}
    >
      <div
        style={{
          position: 'absolute',
          left: 54 * unit,
          top: 0,
          bottom: 0,
          width: 1.4 * unit,
          backgroundColor: '#e79aa0',
        }}
      />
      <div
        style={{
          font: `400 ${44 * unit}px/${90 * unit}px Fraunces, serif`,
          color: '#2a2a2e',
        }}
      >
        {before}
        <span style={{position: 'relative', whiteSpace: 'nowrap'}}>
          {wrong}
          <svg
            viewBox="0 0 100 24"
            preserveAspectRatio="none"
            style={{
              position: 'absolute',
              left: '-2%',
              top: '34%',
              width: '104%',
              height: '50%',
              overflow: 'visible',
            }}
          >
            <path
              d={`M${line.map((one) => one.join(' ')).join('L')}`}
              fill="none"
              stroke={color}
              opacity={strike > 0 ? 1 : 0}
              strokeWidth={3.2 * unit}
              strokeLinejoin="round"
              strokeLinecap="round"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <span
            style={{
              position: 'absolute',
              left: '14%',
              bottom: '58%',
              font: `700 ${52 * unit}px/1 Caveat, cursive`,
              color,
              rotate: '-5deg',
              padding: `0 ${8 * unit}px`,
              maskImage: `linear-gradient(100deg, #000 ${write}%, #0000 ${write + 10}%)`,
            }}
          >
            {fix}
          </span>
        </span>
        {after}
      </div>
    </AbsoluteFill>
  );
};
