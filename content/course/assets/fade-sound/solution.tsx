import {AbsoluteFill, Audio, interpolate, staticFile} from 'remotion';

export const Film = () => {
  return (
    <AbsoluteFill
      style={{backgroundColor: '#0b1026', color: '#ffd98a', padding: 80, fontSize: 110}}
    >
      Meteor Night
      <Audio
        src={staticFile('demos/media/melody.wav')}
        volume={(frame) => interpolate(frame, [0, 30, 90, 119], [0, 1, 1, 0])}
      />
    </AbsoluteFill>
  );
};
