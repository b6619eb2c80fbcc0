import {AbsoluteFill, Series} from 'remotion';

const Line = ({time, what}: {time: string; what: string}) => {
  return (
    <AbsoluteFill style={{justifyContent: 'center', padding: 80}}>
      <div style={{fontSize: 50, opacity: 0.7}}>{time}</div>
      <div style={{fontSize: 100}}>{what}</div>
    </AbsoluteFill>
  );
};

export const Film = () => {
  return (
    <AbsoluteFill style={{backgroundColor: '#0b1026', color: '#ffd98a'}}>
      <Series>
        <Series.Sequence durationInFrames={40}>
          <Line time="21:00" what="The roof opens" />
        </Series.Sequence>
        <Series.Sequence durationInFrames={40}>
          <Line time="22:00" what="Saturn for everybody" />
        </Series.Sequence>
        <Series.Sequence durationInFrames={40}>
          <Line time="23:30" what="Shooting stars" />
        </Series.Sequence>
      </Series>
    </AbsoluteFill>
  );
};
