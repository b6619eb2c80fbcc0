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
  title: z.string().max(24),
  line: z.string().max(40),
  stripes: z.number().int().min(3).max(15),
  stagger: z.number().int().min(0).max(6),
  paper: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  title: 'Harvest Fair',
  line: 'Saturday, at the mill pond',
  stripes: 9,
  stagger: 3,
  paper: '#f3e9d6',
};

const colors = ['#c8442f', '#e8a33d', '#1d2b4f', '#4f7a5b'];

export const CurtainStripes = ({
  title,
  line,
  stripes,
  stagger,
  paper,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height, durationInFrames} = useVideoConfig();
  const unit = Math.min(width, height) / 360;
  const settle = interpolate(frame, [8, 60], [1.12, 1], {
    extrapolateRight: 'clamp',
    easing: Easing.out(Easing.cubic),
  });

  return (
    <AbsoluteFill style={{backgroundColor: paper, color: '#1d2b4f'}}>
      <AbsoluteFill
        style={{
          justifyContent: 'center',
          textAlign: 'center',
          scale: String(settle),
          padding: 24 * unit,
        }}
      >
        <div
          style={{
            font: `400 ${92 * unit}px/1.05 Anton, sans-serif`,
            textTransform: 'uppercase',
          }}
        >
          {title}
        </div>
        <div
          style={{
            font: `500 ${19 * unit}px Instrument Sans Variable, sans-serif`,
            marginTop: 10 * unit,
          }}
        >
          {line}
        </div>
      </AbsoluteFill>
      {Array.from({length: stripes}, (_, index) => {
        // The stripes in the middle go first; all are back by the last frame.
        const delay = Math.abs(index - (stripes - 1) / 2) * stagger;
        const options = {
          extrapolateLeft: 'clamp',
          extrapolateRight: 'clamp',
          easing: Easing.inOut(Easing.cubic),
        } as const;
        const up = interpolate(
          frame,
          [6 + delay, 28 + delay],
          [0, 102],
          options,
        );
        const end = durationInFrames - 2 - delay;
        const down = interpolate(frame, [end - 20, end], [0, 102], options);
        return (
          <div
            key={index}
            style={{
              position: 'absolute',
              left: `${(index / stripes) * 100}%`,
              width: `${100 / stripes + 0.2}%`,
              height: '100%',
              backgroundColor: colors[index % colors.length],
              translate: `0 ${down - up}%`,
            }}
          />
        );
      })}
    </AbsoluteFill>
  );
};
