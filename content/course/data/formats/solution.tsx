import {AbsoluteFill, useVideoConfig} from 'remotion';

export const Film = () => {
  const {width, height} = useVideoConfig();

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#0b1026',
        color: '#ffd98a',
        fontSize: 90,
        gap: 40,
        alignItems: 'center',
        justifyContent: 'center',
        flexDirection: width > height ? 'row' : 'column',
      }}
    >
      <div style={{fontSize: 260, lineHeight: 1}}>☾</div>
      <div>Meteor Night</div>
    </AbsoluteFill>
  );
};
