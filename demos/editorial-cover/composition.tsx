import '@fontsource/fraunces/latin-400.css';
import '@fontsource/fraunces/latin-400-italic.css';
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
  headline: z.string().max(44),
  issue: z.string().max(30),
  ink: zColor(),
  paper: zColor(),
  calm: z.number().min(0.4).max(2),
});

export const defaultProps: z.infer<typeof schema> = {
  headline: 'The slow / art of / doing less',
  issue: 'No. 12, Winter',
  ink: '#3a2b26',
  paper: '#efe7dd',
  calm: 1.1,
};

export const EditorialCover = ({
  headline,
  issue,
  ink,
  paper,
  calm,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height, fps} = useVideoConfig();
  const unit = Math.min(width, height) / 360;
  const lines = headline.split('/').map((line) => line.trim());
  const arrive = (start: number) =>
    interpolate(frame, [start, start + calm * fps], [0, 1], {
      extrapolateLeft: 'clamp',
      extrapolateRight: 'clamp',
      easing: Easing.out(Easing.poly(5)),
    });
  const small = {
    font: `400 ${13 * unit}px Fraunces, serif`,
    letterSpacing: 2.4 * unit,
    textTransform: 'uppercase',
  } as const;
  const rule = (start: number, origin: string) => (
    <div
      style={{
        height: 1.2 * unit,
        backgroundColor: ink,
        scale: `${arrive(start)} 1`,
        transformOrigin: origin,
      }}
    />
  );

  return (
    <AbsoluteFill
      style={{
        backgroundColor: paper,
        color: ink,
        padding: 30 * unit,
        justifyContent: 'space-between',
      }}
    >
      <div>
        {rule(2, 'left')}
        <div
          style={{
            ...small,
            display: 'flex',
            justifyContent: 'space-between',
            padding: `${9 * unit}px 0`,
            opacity: arrive(14),
          }}
        >
          <span>{issue}</span>
          <span>Hearth</span>
        </div>
        {rule(8, 'right')}
      </div>
      <div
        style={{
          font: `400 ${60 * unit}px/1.08 Fraunces, serif`,
          letterSpacing: -1.6 * unit,
        }}
      >
        {lines.map((line, index) => (
          <div
            key={index}
            style={{overflow: 'hidden', paddingBottom: 7 * unit}}
          >
            <div
              style={{
                translate: `0 ${(1 - arrive(16 + index * 7)) * 115}%`,
                rotate: `${(1 - arrive(16 + index * 7)) * 4}deg`,
                transformOrigin: '0 100%',
                fontStyle: index % 2 === 1 ? 'italic' : 'normal',
                marginLeft: index % 2 === 1 ? 44 * unit : 0,
              }}
            >
              {line}
            </div>
          </div>
        ))}
      </div>
      <div>
        {rule(34, 'left')}
        <div style={{...small, paddingTop: 9 * unit, opacity: arrive(40)}}>
          Eleven rooms, one chair, no clock
        </div>
      </div>
    </AbsoluteFill>
  );
};
