import {zColor} from '@remotion/zod-types';
import {
  AbsoluteFill,
  Audio,
  Easing,
  Img,
  interpolate,
  Sequence,
  spring,
  staticFile,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';
import './fonts';
import {Boat, Coast, Sea, Sky} from './Scene';

export const ferrySchema = z.object({
  title: z.string().min(1),
  from: z.string(),
  to: z.string(),
  sky: z.enum(['dusk', 'deep', 'dawn']),
  lamp: zColor(),
  departure: z.date(),
  crossing: z.number().min(10).max(180).step(5),
  showRoute: z.boolean(),
  stops: z.array(z.string()).max(5),
});

type Props = z.infer<typeof ferrySchema>;

const ink = '#fff8ee';

const Ferry: React.FC<Pick<Props, 'lamp'>> = ({lamp}) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const x = interpolate(frame, [0, durationInFrames], [-420, 1300]);
  return (
    <svg viewBox="0 0 1920 1080" width="100%" height="100%" preserveAspectRatio="xMidYMax slice">
      <path
        d={`M${x - 300} 832 H${x + 60}`}
        stroke={ink}
        strokeWidth="6"
        strokeDasharray="54 30"
        opacity="0.5"
      />
      <g transform={`translate(${x} ${744 + Math.sin(frame / 13) * 6})`}>
        <Boat lamp={lamp} />
      </g>
    </svg>
  );
};

const Title: React.FC<Pick<Props, 'title' | 'departure' | 'crossing'>> = ({
  title,
  departure,
  crossing,
}) => {
  const frame = useCurrentFrame();
  const {fps, width, height} = useVideoConfig();
  const words = [...new Set(title.split(' '))];
  const time = `${String(departure.getHours()).padStart(2, '0')}:${String(departure.getMinutes()).padStart(2, '0')}`;
  return (
    <AbsoluteFill style={{padding: width * 0.062, color: ink, top: height > width ? '12%' : 0}}>
      <div
        style={{
          font: `600 ${width * 0.078}px/1.05 Fraunces`,
          letterSpacing: '-0.02em',
          maxWidth: '80%',
        }}
      >
        {words.map((word, index) => {
          const rise = spring({frame: frame - index * 6, fps, config: {damping: 18}});
          return (
            <span
              key={word}
              style={{
                display: 'inline-block',
                marginRight: '0.24em',
                opacity: rise,
                translate: `0 ${(1 - rise) * 60}px`,
              }}
            >
              {word}
            </span>
          );
        })}
      </div>
      <div
        style={{
          font: `500 ${width * 0.0185}px/1.6 Instrument Sans`,
          opacity: interpolate(frame, [24, 40], [0, 0.9], {
            extrapolateLeft: 'clamp',
            extrapolateRight: 'clamp',
          }),
        }}
      >
        Departs {time} · {crossing} minutes
      </div>
    </AbsoluteFill>
  );
};

const Route: React.FC<Pick<Props, 'stops' | 'lamp'>> = ({stops, lamp}) => {
  const frame = useCurrentFrame();
  const {width, durationInFrames} = useVideoConfig();
  const way = interpolate(frame, [0, durationInFrames - 20], [0, 1], {
    easing: Easing.inOut(Easing.quad),
    extrapolateRight: 'clamp',
  });
  return (
    <AbsoluteFill
      style={{justifyContent: 'flex-end', padding: `${width * 0.036}px ${width * 0.062}px`}}
    >
      <div style={{position: 'relative', height: width * 0.036, color: ink}}>
        <div
          style={{position: 'absolute', inset: '0 0 auto', height: 4, background: '#ffffff40'}}
        />
        <div
          style={{
            position: 'absolute',
            inset: '0 auto auto 0',
            height: 4,
            width: `${way * 100}%`,
            background: lamp,
          }}
        />
        {stops.map((stop, index) => {
          const place = index / Math.max(1, stops.length - 1);
          const reached = way >= place - 0.002;
          return (
            <div
              key={stop}
              style={{
                position: 'absolute',
                top: -9,
                left: `${place * 100}%`,
                translate: `${place * -100}% 0`,
                textAlign: place === 0 ? 'left' : place === 1 ? 'right' : 'center',
                font: `600 ${width * 0.0135}px/1 Instrument Sans`,
              }}
            >
              <span
                style={{
                  display: 'inline-block',
                  width: 22,
                  height: 22,
                  borderRadius: 11,
                  background: reached ? lamp : '#4a4270',
                }}
              />
              <div style={{marginTop: 14}}>{stop}</div>
            </div>
          );
        })}
      </div>
    </AbsoluteFill>
  );
};

export const NightFerry: React.FC<Props> = ({
  sky,
  lamp,
  title,
  departure,
  crossing,
  showRoute,
  stops,
  from,
  to,
}) => {
  return (
    <AbsoluteFill style={{backgroundColor: '#1b1740'}}>
      <Sequence name="Sky">
        <Sky sky={sky} />
      </Sequence>
      <Sequence name="Coast">
        <Coast sky={sky} />
      </Sequence>
      <Img
        src={staticFile('pictures/lighthouse.svg')}
        style={{position: 'absolute', bottom: '34%', right: '6%', height: '26%'}}
      />
      <Sequence name="Sea">
        <Sea sky={sky} />
      </Sequence>
      <Sequence name="Ferry" from={10}>
        <Ferry lamp={lamp} />
      </Sequence>
      <Sequence name={`Title: ${from} to ${to}`} from={30} durationInFrames={150}>
        <Title title={title} departure={departure} crossing={crossing} />
      </Sequence>
      {showRoute ? (
        <Sequence name="Route" from={60} durationInFrames={180}>
          <Route stops={stops} lamp={lamp} />
        </Sequence>
      ) : null}
      <Audio
        src={staticFile('sound/harbor.wav')}
        volume={(frame) => interpolate(frame, [0, 40, 190, 240], [0, 0.9, 0.9, 0])}
      />
    </AbsoluteFill>
  );
};
