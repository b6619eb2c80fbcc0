import {AbsoluteFill, interpolate, Series, useCurrentFrame} from 'remotion';

const Dusk = () => {
  return <AbsoluteFill style={{backgroundColor: '#b4532a', padding: 80}}>Dusk</AbsoluteFill>;
};

const Night = () => {
  const opacity = interpolate(useCurrentFrame(), [0, 10], [0, 1]);
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
        <Series.Sequence durationInFrames={60} offset={-10}>
          <Night />
        </Series.Sequence>
      </Series>
    </AbsoluteFill>
  );
};
