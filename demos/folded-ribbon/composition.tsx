import '@fontsource/fraunces/latin-600.css';
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
  name: z.string().max(24),
  craft: z.string().max(36),
  unroll: z.number().int().min(8).max(30),
  ribbon: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  name: 'Odile Varga',
  craft: 'throws, fires and forgets nothing',
  unroll: 16,
  ribbon: '#8f2444',
};

const pots = [
  [70, 'M-26 0C-44-30-30-62-12-70v-14h24v14C30-62 44-30 26 0z', '#2f6f73'],
  [190, 'M-30 0-24-46h48L30 0z', '#c9743f'],
  [300, 'M-20 0C-48-20-44-60 0-66 44-60 48-20 20 0z', '#e9c98f'],
  [420, 'M-18 0C-40-40-10-50-10-92h20C10-50 40-40 18 0z', '#37475a'],
  [540, 'M-36 0C-40-24-30-34 0-36 30-34 40-24 36 0z', '#b5543a'],
] as const;

export const FoldedRibbon = ({
  name,
  craft,
  unroll,
  ribbon,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height, durationInFrames} = useVideoConfig();
  const unit = Math.min(width, height) / 360;
  // One number unrolls band and tails; the same one, backwards, rolls them up again.
  const roll = (delay: number) => {
    const options = {
      extrapolateLeft: 'clamp',
      extrapolateRight: 'clamp',
      easing: Easing.inOut(Easing.cubic),
    } as const;
    const open = interpolate(
      frame,
      [10 + delay, 10 + delay + unroll],
      [0, 1],
      options,
    );
    const end = durationInFrames - 3 - delay;
    return open - interpolate(frame, [end - unroll, end], [0, 1], options);
  };
  const band = roll(0);
  const tail = roll(unroll * 0.7);
  const shade = (percent: number) =>
    `color-mix(in srgb, ${ribbon} ${percent}%, #1c0510)`;

  return (
    <AbsoluteFill style={{backgroundColor: '#efe2cd'}}>
      <svg
        viewBox="0 0 640 360"
        width="100%"
        height="100%"
        preserveAspectRatio="xMidYMid slice"
      >
        <rect y={-10} width={640} height={130} fill="#e2d0b4" />
        <rect y={190} width={640} height={14} fill="#b98d5f" />
        <rect y={204} width={640} height={10} fill="#000" opacity={0.09} />
        {pots.map(([x, d, color], index) => (
          <g
            key={x}
            transform={`translate(${x} 190) scale(1.5) rotate(${Math.sin(frame / 30 + index) * 0.6})`}
          >
            <path d={d} fill={color} />
            <path
              d={d}
              fill="#fff"
              opacity={0.16}
              transform="translate(-5 -3) scale(.5 .9)"
            />
          </g>
        ))}
      </svg>
      <div
        style={{
          position: 'absolute',
          bottom: '9%',
          left: '50%',
          translate: '-50% 0',
          width: 'max-content',
          textAlign: 'center',
        }}
      >
        {[-1, 1].map((side) => (
          <div
            key={side}
            style={{
              position: 'absolute',
              top: 14 * unit,
              height: '100%',
              width: 58 * unit,
              [side < 0 ? 'left' : 'right']: 0,
              translate: `${side * 38 * unit * tail}px 0`,
              scale: `${side} 1`,
              opacity: tail > 0 ? 1 : 0,
            }}
          >
            <div
              style={{
                height: '100%',
                backgroundColor: shade(72),
                clipPath: 'polygon(0 0, 100% 0, 72% 50%, 100% 100%, 0 100%)',
              }}
            />
          </div>
        ))}
        {[-1, 1].map((side) => (
          <div
            key={side}
            style={{
              position: 'absolute',
              top: '100%',
              height: 14 * unit,
              width: 20 * unit,
              [side < 0 ? 'left' : 'right']: 0,
              backgroundColor: shade(40),
              scale: `${side} 1`,
              clipPath: 'polygon(0 0, 100% 0, 0 100%)',
              opacity: tail > 0 ? 1 : 0,
            }}
          />
        ))}
        <div
          style={{
            position: 'relative',
            backgroundColor: ribbon,
            color: '#fff3e2',
            padding: `${10 * unit}px ${34 * unit}px ${12 * unit}px`,
            clipPath: `inset(0 ${(1 - band) * 50}%)`,
            boxShadow: `inset 0 ${2 * unit}px 0 ${shade(80)}, inset 0 ${-2 * unit}px 0 ${shade(80)}`,
          }}
        >
          <div
            style={{
              font: `600 ${36 * unit}px/1.15 Fraunces, serif`,
              whiteSpace: 'nowrap',
            }}
          >
            {name}
          </div>
          <div
            style={{
              font: `italic 400 ${17 * unit}px/1.3 Fraunces, serif`,
              whiteSpace: 'nowrap',
            }}
          >
            {craft}
          </div>
        </div>
      </div>
    </AbsoluteFill>
  );
};
