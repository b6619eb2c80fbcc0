import {AbsoluteFill, Series} from 'remotion';

const Dusk = () => {
  return <AbsoluteFill style={{backgroundColor: '#b4532a', padding: 80}}>Dusk</AbsoluteFill>;
};

const Night = () => {
  const opacity = 1;
  return (
    <AbsoluteFill style={{backgroundColor: '#0b1026', padding: 80, opacity}}>Night</AbsoluteFill>
  );
};

export const Film = () => {
  return (
    <AbsoluteFill style={{color: '#ffd98a', fontSize: 120}}>
      <Series>
        <Series.Sequence durationInFrames={60}>
          <Dusk />
        </Series.Sequence>
        <Series.Sequence durationInFrames={60}>
          <Night />
        </Series.Sequence>
      </Series>
    </AbsoluteFill>
  );
};
