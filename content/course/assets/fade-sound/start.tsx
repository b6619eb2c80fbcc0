import {AbsoluteFill, Audio, staticFile} from 'remotion';

export const Film = () => {
  return (
    <AbsoluteFill
      style={{backgroundColor: '#0b1026', color: '#ffd98a', padding: 80, fontSize: 110}}
    >
      Meteor Night
      <Audio src={staticFile('demos/media/melody.wav')} volume={1} />
    </AbsoluteFill>
  );
};
