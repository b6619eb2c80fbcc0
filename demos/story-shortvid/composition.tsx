import '@fontsource/syne/latin-800.css';
import {
  AbsoluteFill,
  Easing,
  interpolate,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  talk: z.string().max(30),
  speaker: z.string().max(18),
  room: z.string().max(12),
  time: z.string().max(5),
});

export const defaultProps: z.infer<typeof schema> = {
  talk: 'Maps / without / servers',
  speaker: 'Ilse Fontaney',
  room: 'Room Birch',
  time: '14:20',
};

type Talk = z.infer<typeof schema>;

const talk = (
  title: string,
  speaker: string,
  room: string,
  time: string,
): Talk => ({
  talk: title,
  speaker,
  room,
  time,
});
const program = [
  talk('Tests / that / sleep', 'Odo Marchetti', 'Room Ash', '09:30'),
  talk('One / pixel / off', 'Nkem Adair', 'Room Birch', '09:30'),
  talk('Cache / me if / you can', 'Pavlina Dosk', 'Room Cedar', '09:30'),
  talk('A grid / for each / wall', 'Teo Lindqvast', 'Room Ash', '14:20'),
  talk('Sound / in small / rooms', 'Yuna Sorel', 'Room Cedar', '14:20'),
  talk('Types / for / poets', 'Bram Okello', 'Room Ash', '16:00'),
  talk('Who / renders / this?', 'Maite Irun', 'Room Birch', '16:00'),
  talk('Ship / on a / Friday', 'Sunniva Rask', 'Room Cedar', '16:00'),
];
// Ground, circle, words, hair and skin.
const looks = [
  ['#2b2fe0', '#ffb3a1', '#ffffff', '#1b1235', '#e9a77f'],
  ['#ffb3a1', '#2b2fe0', '#1b1235', '#5b2a18', '#c98558'],
  ['#fff1df', '#ff4f3d', '#1b1235', '#1b1235', '#8a5436'],
];

const Card = ({props, look, age}: {props: Talk; look: number; age: number}) => {
  const {fps} = useVideoConfig();
  const [ground, disc, words, hair] =
    looks[(look + Math.floor(look / 3) + 1) % 3] ?? [];
  const skin = looks[(look + 1 + Math.floor(look / 3)) % 3]?.[4];
  const rise = (at: number) =>
    spring({frame: age - at, fps, config: {damping: 14}});
  return (
    <div
      style={{
        position: 'relative',
        width: 640,
        height: 360,
        overflow: 'hidden',
        backgroundColor: ground,
        color: words,
        font: '800 42px/1.04 Syne, sans-serif',
      }}
    >
      <svg
        viewBox="0 0 260 360"
        width="260"
        style={{position: 'absolute', left: 20}}
      >
        <clipPath id={`disc-${look}`}>
          <path d="M0-200H250V188A112 112 0 0 1 26 188H0z" />
        </clipPath>
        <circle cx="138" cy="188" r={112 * rise(-8)} fill={disc} />
        <g clipPath={`url(#disc-${look})`}>
          <g transform={`translate(138 ${190 + (1 - rise(-4)) * 160})`}>
            <path
              d="M-92 140V104Q-84 62-34 58H34Q84 62 92 104V140z"
              fill={words}
            />
            <path d="M-20 20H20V62Q0 82-20 62z" fill={skin} />
            {look % 2 === 0 && (
              <path d="M-62 54Q-74-96 0-98T62 54Q0 30-62 54z" fill={hair} />
            )}
            <ellipse cy="-24" rx="46" ry="56" fill={skin} />
            <path
              d="M-50-20Q-58-94 4-92T50-20Q38-58 4-56T-50-20z"
              fill={hair}
            />
            {look % 3 === 1 && (
              <path
                d="M-38-22a15 15 0 1 0 30 0a15 15 0 1 0-30 0M8-22a15 15 0 1 0 30 0a15 15 0 1 0-30 0M-8-22H8"
                fill="none"
                stroke={hair}
                strokeWidth="5"
              />
            )}
            <path
              d="M-15 6Q0 18 15 6"
              fill="none"
              stroke={hair}
              strokeWidth="5"
              strokeLinecap="round"
            />
          </g>
        </g>
      </svg>
      <div style={{position: 'absolute', left: 290, top: 56}}>
        {props.talk.split(' / ').map((line, row) => (
          <div key={line} style={{overflow: 'hidden', paddingBottom: 6}}>
            <div style={{translate: `0 ${(1 - rise(row * 4 - 8)) * 110}%`}}>
              {line}
            </div>
          </div>
        ))}
      </div>
      <div style={{position: 'absolute', left: 291, top: 214, fontSize: 23}}>
        {props.speaker}
      </div>
      <div
        style={{
          position: 'absolute',
          left: 290,
          top: 266,
          display: 'flex',
          fontSize: 19,
          lineHeight: '44px',
          whiteSpace: 'nowrap',
          scale: `${rise(8)} 1`,
          transformOrigin: '0 0',
        }}
      >
        <span
          style={{padding: '0 14px', backgroundColor: words, color: ground}}
        >
          {props.time}
        </span>
        <span style={{padding: '0 14px', boxShadow: 'inset 0 0 0 3px'}}>
          {props.room}
        </span>
      </div>
    </div>
  );
};

export const Announcement = (props: Talk) => {
  const frame = useCurrentFrame();
  const far = interpolate(frame, [58, 96], [0, 1], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
    easing: Easing.inOut(Easing.poly(4)),
  });
  return (
    <AbsoluteFill>
      <div
        style={{
          position: 'absolute',
          inset: '-360px -640px',
          display: 'flex',
          flexWrap: 'wrap',
          scale: String(1 - (far * 2) / 3),
        }}
      >
        {program.toSpliced(4, 0, props).map((each, place) => (
          <Card
            key={place}
            props={each}
            look={place}
            age={place === 4 ? frame : frame - 56 - Math.abs(place - 4) * 5}
          />
        ))}
      </div>
    </AbsoluteFill>
  );
};
