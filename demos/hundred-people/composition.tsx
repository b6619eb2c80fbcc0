import '@fontsource/fredoka/latin-600.css';
import {zColor} from '@remotion/zod-types';
import {
  AbsoluteFill,
  Easing,
  interpolate,
  random,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  share: z.number().int().min(0).max(100),
  text: z.string().max(36),
  hat: zColor(),
  ground: zColor(),
});

export const defaultProps: z.infer<typeof schema> = {
  share: 37,
  text: 'sing while they cook',
  hat: '#ff4f79',
  ground: '#bfe7da',
};

const skins = ['#f3c9a5', '#d99b6c', '#a8673d', '#6f4327'];
// A fixed chance puts the hundred into an order; the first ones of it get hats.
const order = Array.from({length: 100}, (_, index) => index).sort(
  (a, b) => random(`crowd${a}`) - random(`crowd${b}`),
);
const turns = order.reduce<number[]>((list, person, turn) => {
  list[person] = turn;
  return list;
}, []);

export const HundredPeople = ({
  share,
  text,
  hat,
  ground,
}: z.infer<typeof schema>) => {
  const frame = useCurrentFrame();
  const {width, height, fps} = useVideoConfig();
  const unit = Math.min(width, height) / 360;
  const tall = height > width;
  const columns = tall ? 10 : 20;
  const counted = interpolate(frame, [18, 78], [0, share], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
    easing: Easing.out(Easing.quad),
  });

  return (
    <AbsoluteFill
      style={{
        backgroundColor: ground,
        padding: tall ? '9% 5%' : '3% 5% 4.5%',
        justifyContent: 'space-between',
        color: '#173b3a',
      }}
    >
      <div
        style={{
          display: 'flex',
          alignItems: 'center',
          gap: 14 * unit,
          fontFamily: 'Fredoka, sans-serif',
          fontWeight: 600,
        }}
      >
        <span
          style={{
            fontSize: 74 * unit,
            lineHeight: 1,
            color: hat,
            minWidth: '1.3em',
            WebkitTextStroke: `${5 * unit}px #173b3a`,
            paintOrder: 'stroke',
          }}
        >
          {Math.round(counted)}
        </span>
        <span style={{fontSize: 27 * unit, lineHeight: 1.1}}>
          of 100 people
          <br />
          {text}
        </span>
      </div>
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: `repeat(${columns}, 1fr)`,
          rowGap: 5 * unit,
        }}
      >
        {turns.map((turn, person) => {
          // The frame in which the counter reaches this person.
          const chosen = turn < share;
          const reached = interpolate(
            turn + 1,
            [0, Math.max(1, share)],
            [0, 1],
            {
              extrapolateRight: 'clamp',
            },
          );
          const start = 18 + 60 * (1 - Math.sqrt(1 - reached));
          const jump = chosen
            ? spring({
                frame: frame - start,
                fps,
                config: {damping: 11, stiffness: 150},
              })
            : 0;
          const hop = chosen
            ? Math.sin(Math.min(1, Math.max(0, (frame - start) / 10)) * Math.PI)
            : 0;
          return (
            <svg
              key={person}
              viewBox="0 0 30 46"
              style={{
                width: '100%',
                height: (tall ? 42 : 41) * unit,
                translate: `0 ${-hop * 3 * unit}px`,
                overflow: 'visible',
              }}
            >
              <path
                d="M5 46V30a10 10 0 0 1 20 0v16z"
                fill={jump > 0.3 ? hat : '#7fbcb0'}
                stroke="#173b3a"
                strokeWidth="1.6"
              />
              <circle
                cx="15"
                cy="15"
                r="8.4"
                fill={jump > 0.3 ? skins[person % 4] : '#a5d4c8'}
                stroke="#173b3a"
                strokeWidth="1.6"
              />
              {jump > 0.3 && (
                <path
                  d="M11.4 14.6v1.6M18.6 14.6v1.6M12 18.4q3 3 6 0"
                  stroke="#173b3a"
                  strokeWidth="1.6"
                  strokeLinecap="round"
                  fill="none"
                />
              )}
              {jump > 0 && (
                <path
                  d="M7 9a8 8 0 0 1 16 0zM4 9.5h22"
                  fill={hat}
                  stroke="#173b3a"
                  strokeWidth="1.8"
                  strokeLinecap="round"
                  transform={`translate(0 ${(jump - 1) * 16})`}
                  opacity={Math.min(1, jump * 2)}
                />
              )}
            </svg>
          );
        })}
      </div>
    </AbsoluteFill>
  );
};
