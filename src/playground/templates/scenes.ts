import type {PlaygroundProject} from '../../../shared/playground';

/** A project of several files, with a root: what the studio opens. */
export const scenes: PlaygroundProject = {
  title: 'Ferry timetable',
  files: {
    'src/Root.tsx': `import {Composition} from 'remotion';
import {Timetable} from './Timetable';

export const RemotionRoot = () => (
  <Composition
    id="Timetable"
    component={Timetable}
    durationInFrames={180}
    fps={30}
    width={1280}
    height={720}
    defaultProps={{harbor: 'North pier', departures: ['06:10', '08:40', '12:15']}}
  />
);
`,
    'src/Timetable.tsx': `import {Series} from 'remotion';
import {Departures} from './scenes/Departures';
import {Opening} from './scenes/Opening';

type Props = {
  harbor: string;
  departures: string[];
};

export const Timetable = ({harbor, departures}: Props) => (
  <Series>
    <Series.Sequence durationInFrames={70} name="Opening">
      <Opening harbor={harbor} />
    </Series.Sequence>
    <Series.Sequence durationInFrames={110} name="Departures">
      <Departures times={departures} />
    </Series.Sequence>
  </Series>
);
`,
    'src/scenes/Opening.tsx': `import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';
import {colors} from '../colors';

export const Opening = ({harbor}: {harbor: string}) => {
  const frame = useCurrentFrame();
  const water = interpolate(frame, [0, 45], [720, 470], {
    easing: Easing.out(Easing.cubic),
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill style={{backgroundColor: colors.sky}}>
      <div
        style={{position: 'absolute', left: 0, right: 0, top: water, height: 720, backgroundColor: colors.sea}}
      />
      <h1
        style={{
          position: 'absolute',
          left: 90,
          top: 210,
          margin: 0,
          color: colors.ink,
          fontFamily: 'Instrument Sans Variable, sans-serif',
          fontSize: 110,
          opacity: interpolate(frame, [15, 35], [0, 1], {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'}),
        }}
      >
        {harbor}
      </h1>
    </AbsoluteFill>
  );
};
`,
    'src/scenes/Departures.tsx': `import {AbsoluteFill, Sequence, spring, useCurrentFrame, useVideoConfig} from 'remotion';
import {colors} from '../colors';

const Row = ({time}: {time: string}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const shift = spring({frame, fps, config: {damping: 15}});

  return (
    <p
      style={{
        margin: 0,
        color: colors.sky,
        fontFamily: 'JetBrains Mono Variable, monospace',
        fontSize: 96,
        transform: \`translateX(\${(1 - shift) * 400}px)\`,
        opacity: shift,
      }}
    >
      {time}
    </p>
  );
};

export const Departures = ({times}: {times: string[]}) => (
  <AbsoluteFill style={{backgroundColor: colors.sea, padding: 90, gap: 40}}>
    {times.map((time, index) => (
      <Sequence key={time} from={index * 12} layout="none" name={time}>
        <Row time={time} />
      </Sequence>
    ))}
  </AbsoluteFill>
);
`,
    'src/colors.ts': `export const colors = {
  sky: '#f4d58d',
  sea: '#12313c',
  ink: '#0b1315',
};
`,
  },
  entry: 'src/Root.tsx',
  video: {width: 1280, height: 720, fps: 30, durationInFrames: 180},
  stillFrame: 50,
};
