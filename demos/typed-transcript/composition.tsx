import '@fontsource/courier-prime/latin-400.css';
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
  heading: z.string().max(40),
  speed: z.number().int().min(10).max(60),
  stamp: zColor(),
  paper: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  heading: 'Case 12/48: the missing garden gnome',
  speed: 26,
  stamp: '#b3282d',
  paper: '#efe6cf',
};

const entries = [
  {who: 'JUDGE', at: 0, text: 'Where were you on Tuesday night?'},
  {
    who: 'WITNESS',
    at: 44,
    text: 'In the garden, your honor. Standing very still.',
  },
  {who: 'JUDGE', at: 106, text: 'For how long?'},
  {who: 'WITNESS', at: 134, text: 'Eleven years.'},
];

export const TypedTranscript = ({
  heading,
  speed,
  stamp,
  paper,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height, fps} = useVideoConfig();
  const unit = Math.min(width, height) / 360;
  const courier = 'Courier Prime, monospace';
  const shown = entries.map(({at, text}) =>
    Math.max(
      0,
      Math.min(text.length, Math.floor(((frame - 8 - at) / fps) * speed)),
    ),
  );
  const current = shown.filter((count) => count > 0).length - 1;
  const speaking = shown.some(
    (count, index) => count > 0 && count < (entries[index]?.text.length ?? 0),
  );
  const press = spring({
    frame: frame - 168,
    fps,
    config: {damping: 12, stiffness: 200},
  });

  return (
    <AbsoluteFill style={{backgroundColor: '#2f3a33', alignItems: 'center'}}>
      <div
        style={{
          position: 'relative',
          width: '88%',
          height: '100%',
          top: '7%',
          backgroundColor: paper,
          boxShadow: `0 0 ${18 * unit}px rgb(0 0 0 / 0.5)`,
          padding: `${20 * unit}px ${30 * unit}px`,
          color: '#23201a',
          backgroundImage: `linear-gradient(90deg, transparent ${118 * unit}px, rgb(179 40 45 / 0.35) ${118 * unit}px ${119.5 * unit}px, transparent ${119.5 * unit}px)`,
        }}
      >
        <div
          style={{
            font: `400 ${17 * unit}px/1.2 ${courier}`,
            display: 'flex',
            justifyContent: 'space-between',
            borderBottom: `${1.5 * unit}px solid #23201a`,
            paddingBottom: 9 * unit,
          }}
        >
          <span>{heading}</span>
          <svg viewBox="0 0 80 20" style={{height: 20 * unit}}>
            {Array.from({length: 16}, (_, index) => {
              const level = speaking
                ? 3 + random(`court${index}-${Math.floor(frame / 2)}`) * 15
                : 2;
              return (
                <rect
                  key={index}
                  x={index * 5}
                  y={10 - level / 2}
                  width="3"
                  height={level}
                  fill={stamp}
                />
              );
            })}
          </svg>
        </div>
        {entries.map(({who, at, text}, index) => {
          const count = shown[index] ?? 0;
          const seconds = Math.floor((at + 8) / fps) + 41;
          return (
            <div
              key={at}
              style={{
                display: 'flex',
                font: `400 ${19 * unit}px/1.32 ${courier}`,
                marginTop: 15 * unit,
                opacity: count ? (index === current ? 1 : 0.62) : 0,
              }}
            >
              <div style={{width: 96 * unit, flexShrink: 0}}>
                {who}
                <div
                  style={{fontSize: 13 * unit, color: stamp}}
                >{`00:14:${seconds}`}</div>
              </div>
              <div>
                {text.slice(0, count)}
                <span
                  style={{
                    backgroundColor: '#23201a',
                    opacity:
                      index === current &&
                      (speaking || Math.floor(frame / 8) % 2 === 0)
                        ? 1
                        : 0,
                  }}
                >
                  &nbsp;
                </span>
                <span style={{opacity: 0}}>{text.slice(count)}</span>
              </div>
            </div>
          );
        })}
        <div
          style={{
            position: 'absolute',
            right: 34 * unit,
            bottom: 52 * unit,
            padding: `${6 * unit}px ${14 * unit}px`,
            border: `${4 * unit}px double ${stamp}`,
            color: stamp,
            font: `400 ${27 * unit}px/1 ${courier}`,
            rotate: '-9deg',
            scale: String(2 - press),
            opacity: Math.min(1, press) * 0.85,
            mixBlendMode: 'multiply',
          }}
        >
          ON RECORD
        </div>
      </div>
    </AbsoluteFill>
  );
};
